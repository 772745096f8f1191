/** Plain words that say nothing of anybody. Together with a word of the other list they are no name or phrase. */
export const FIRST_WORDS: readonly string[] = (
  'Amber Autumn Azure Bold Brave Breezy Bright Brisk Bronze Calm Candid Cheery Clear Clever Copper Coral Cosmic Cozy ' +
  'Crimson Crisp Dapper Daring Dawn Eager Early Earnest Easy Fair Fancy Fast Fleet Fond Free Fresh Gentle Giving Glad ' +
  'Golden Good Grand Great Green Happy Hardy Honest Humble Indigo Ivory Jade Jolly Joyful Keen Kind Lively Loyal Lucky ' +
  'Lunar Merry Mighty Misty Modest Neat Nimble Noble Olive Open Patient Pearl Placid Polite Prime Proud Quick Quiet ' +
  'Rapid Ready Rosy Royal Rustic Sage Scarlet Serene Shiny Silver Sincere Smart Snowy Solar Solid Spry Steady Sturdy ' +
  'Summer Sunny Sure Swift Tidy True Trusty Upbeat Velvet Vivid Warm Willing Winter Wise Witty Zesty'
).split(' ');

export const SECOND_WORDS: readonly string[] = (
  'Acorn Alder Anchor Apple Arrow Aspen Aster Badger Bay Beacon Birch Bison Bluebird Breeze Bridge Brook Canyon Cedar ' +
  'Cherry Clover Comet Condor Cove Crane Creek Cricket Cypress Daisy Dolphin Dove Eagle Elm Ember Falcon Fern Ferry ' +
  'Finch Fjord Forest Fox Garden Gecko Glacier Grove Gull Harbor Hare Hawk Hazel Heron Hill Island Ivy Jay Juniper ' +
  'Kayak Kestrel Kite Koala Lake Lantern Lark Laurel Lemon Lilac Lily Linden Lotus Lynx Maple Marigold Marlin Martin ' +
  'Meadow Mesa Moose Oak Orchard Oriole Osprey Otter Owl Palm Panda Peach Pebble Pelican Pine Plover Pond Poplar ' +
  'Puffin Quail Quartz Rabbit Raven Reef Ridge River Robin Sail Salmon Sparrow Spruce Star Stone Swallow Swan Tern ' +
  'Thistle Thrush Tiger Trail Trout Tulip Turtle Valley Violet Walnut Warbler Willow Wren Zebra'
).split(' ');
