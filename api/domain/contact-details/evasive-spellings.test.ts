// Long because each line is a text that someone could send.

import { describe, expect, it } from 'vitest';
import { findContactDetail } from './contact-details.ts';
import { misspelledService } from './misspelled.ts';

/** Digits spoken and doubled, misspelled services and such in other scripts or by their logo, a line each. */
const EVASIVE = `
n1ne 1 seven, triple five, oh one double nine
пиши мне в вотсап
yellow ghost: riverfox22
the app with the camera logo, same username as here
tiktoc riverfox22
9!7 5S5 O1Z9 hmu l8r
n1n3 0ne s3v3n / f1v3 f1v3 f1v3 / 0h 0ne tw0 n1n3
nine hundred seventeen, five fifty five, zero one ninety nine
it's three fives after 917 and then zero one double two
nine-seventeen, triple 5, oh one twenty nine
siete uno ocho, tres cincos, cero uno nueve nueve
718 cinco cinco cinco 0 uno 2 tres
٩١٧ ٥٥٥ ٠١٩٩ كلمني
رقمي تسعة واحد سبعة ثلاث خمسات صفر واحد تسعة تسعة
nueve diecisiete, quinientos cincuenta y cinco, cero ciento noventa y nueve
IX I VII V V V 0 I IX IX
🄰dd me, user on sn@pch@t is river.fox
snpchat riverfox22
insatgram @ riverfox
my snapcaht is riverfox
whatsaap me pls
find me on instgrm, riverfox22
telegarm riverfox_22
discrod: riverfox#0042
im riverfox on tick tok
tik-tok riverfox22
w h a t s a p p  m e
(wh)(ats)(app) 917 five five five 0199
u know the green app? text me there
hit me up on the one with the white ghost
the ghost one, riverfox22
same handle over there as my name here
same username everywhere btw
my @ is riverfox22
link's in my bio
check my insta story, its river.fox
yo add riverfox22 on the pink camera one
la app del fantasmita, soy riverfox22
escríbeme por la verdecita
búscame en el feis, River Fox
mi estagram es riverfox
pásame tu guasap
te mando mi wsp al rato
agrégame al snapchá: riverfox
hablamos por el telegran
mismo usuario en todas partes: riverfox
ابعتلي على الواتس
ضيفني سناب riverfox
حسابي بالانستا riverfox
كلمني عالواتساب
напиши мне в телеге
мой инстаграм riverfox
добавь меня в снапчат
加我微信 riverfox22
인스타 riverfox 팔로우
इंस्टा पे मिलो riverfox
riverfox22 gee mail dot com
river fox at g mail
riverfox(a)gmail
r1verf0x @ h0tma1l . c0m
riverfox [a t] icloud
tiny url riverfox dot me
come thru my crib after the shift
my mom's at work so come chill at mine
wait for me at the 7-eleven after you finish, just us
te espero en la esquina de mi casa
`;

/** What is near to those, and means nothing by it. */
const HARMLESS = `
Come to 305 Monument Street, side door.
305 Monument Street
Doors open at 305 Monument St at 9:15.
We're at 305 Monument Street, room 12, floor 3.
Take bus 87 or 123, or the light rail to 9th Street.
Bus lines 10, 22, 80 and 119 stop nearby.
The 126 leaves at 5:05, 5:25, 5:45 and 6:05.
Toma la guagua 181 o la 22 hasta la esquina.
Lunch is 12:30 to 1:15, dinner 5:45 to 6:30.
Volunteers 13 to 17 need an adult; 18 and up can come alone.
Bring 3 bags of rice, 12 cans of beans and 24 water bottles.
Each box holds 48 cans, 6 boxes a pallet, 20 pallets in all.
Tickets are $5, $10 for families of 4.
Last year we served 12,450 meals to 3,218 people.
It costs $1,299.99 plus $87.50 shipping.
Nine of us came, seven stayed, and five helped clean up.
We need two drivers, three cooks and five servers at four.
One for you, two for me, and three to share.
There are three fives in the deck, two sevens and four nines.
The triple five combo meal is on the house.
Two hundred fifty five plates, one hundred forty cups.
I can do nine to five on the 7th and one to four on the 8th.
Puedo de nueve a cinco el siete y de una a cuatro el ocho.
Somos cinco adultos y tres niños de siete, ocho y nueve años.
Cut out yellow ghosts and white ghosts for the Halloween party.
We need a little ghost costume, size 8.
The yellow ghost is for the door, the green one for the window.
Paint the blue bird on the left wall.
Use the app with the camera to scan the code at the door.
Open the app and check in when you arrive.
Point the phone's camera at the code on the table.
Wear the green vest, not the blue one.
The purple team starts at table 4, the pink team at table 5.
Please discard gloves after use.
Do not discard the labels.
Discord among the teams helps nobody, so be kind.
A passenger van waits at the corner of the lot.
The messengers will bring the trays.
Take a snapshot of the shelf for our records.
The telegraph pole by the lot marks the entrance.
Read the bio of our founder on the wall.
We have two people with the same name here.
The same name as on your form, please.
Same place, same time as last week.
I play music and can bring a small controller.
Sing the high note with the choir.
El fantasma de la obra lleva una sábana blanca.
La app del autobús dice que llega en 5 minutos.
Deja los abrigos azules en la caja verde.
Trae la camisa verde o la azul.
أحضروا 3 علب و12 زجاجة ماء.
نبدأ الساعة 9:30 وننتهي الساعة 12:45.
التطبيق الأخضر للحضور يعمل على الهاتف.
Room 917, bed 5, chart 55.
Order 4471 has 12 items, order 4472 has 9.
Score was 21 to 17, then 21 to 19.
My grandmother is 91 and lives next door to the pantry.
I go to school until 3, so I can come at 4.
Temperature must stay under 41 degrees; log it at 9, 11, 1 and 3.
El Instituto y la Dra. Messinger vienen el martes.
в первой инстанции
Twitter was down, so the flyer went out by mail.
`;
/** The charity’s own address, which may be written. */
const KNOWN = ['305 Monument Street, Hoboken, NJ 07030'];
const linesOf = (text: string) => text.trim().split('\n');

describe('texts that hide a contact detail in another spelling', () => {
  it.each(linesOf(EVASIVE))('are found: “%s” [SAF-12]', (text) => {
    expect(findContactDetail(text)).not.toBeNull();
  });

  it.each(linesOf(HARMLESS))('are told from what charities and volunteers write: “%s” [SAF-12]', (text) => {
    expect(findContactDetail(text, KNOWN)).toBeNull();
  });

  it('finds the misspelled name of a service, and no word that is near one [SAF-12]', () => {
    for (const word of ['tiktoc', 'snapcaht', 'insatgram', 'telegarm', 'discrod', 'watsapp'])
      expect(misspelledService(word), word).toBeDefined();
    for (const word of ['discard', 'snapshot', 'messinger', 'histogram', 'telegraph', 'text'])
      expect(misspelledService(word), word).toBeUndefined();
  });
});
