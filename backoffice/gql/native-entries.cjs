/** In place of `object.entries`, which brings 4 kB for browsers that have no such function: ours all do. */
module.exports = Object.entries;
