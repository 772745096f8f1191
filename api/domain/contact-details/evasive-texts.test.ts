// Long because each line is a text that someone could send.

import { describe, expect, it } from 'vitest';
import { findContactDetail } from './contact-details.ts';

/** Texts that lead to another place to talk or to meet, a line each. “⏎” stands for a new line. */
const EVASIVE = {
  handle: `
qué app usas para chatear?
qué redes usas
tienes redes sociales?
do you have a phone? text me
what app do you use to chat
got any socials?
we should talk on something else, do you have any apps
find my page, it's linktr and then lisaramos
linktree slash lisaramos
lisa.carrd
my email starts with lisaramos08 and ends with gmail
hit the lil camera app, user mo.rodriguez
i hang out on the orange alien site as boxcar_9
reach me by the messaging app with the lock
my txt app is the one thats green, same name as here
send me a pic of you
dame tu teléfono y te escribo
pásame tu insta
cuál es tu número
what's ur number
what's your snap
give me your number when you get there
airdrop me your contact when we meet
my link is in my bio
join my server tonight
I'm in the game with the blocks most nights, ask for BuilderBen
my handle everywhere is foxtrotmax
DM'ing is easier than this, same handle everywhere
I wrote my digits on your cup
I left my number on the back of the sign-in sheet for you
google my name and the word soccer and you'll find my page
you can find me on the clock app @dancequeen
my dischord tag is pine#0042
τηλέγραμ: nikos
escríbeme al correo de google: pepe punto lopez
el avioncito de papel, soy @nadie
mi insta es el mismo que aquí pero con un 7
estoy en el pajarito azul como carlitos22
búscame en la app del fantasmita
let's take this off this site, I hate typing here
te paso mi QR para hablar
I'll show you my snapcode saturday
scan my QR code on my phone case and we can chat
my address is joe curled a outlook point com
sofia (little a with a circle) hotmail
mail me: firstname then lastname at the google one
the purple game chat app, I'm wolfie#2231
I'm the same on the one with the musical note as I am here
the app with the white phone in the green bubble – text me there
find me on the camera app with the rainbow logo, lupita_07
my user on the bird app is quinnhoboken
add me where the ghost lives, mikey.b.2010
Look for me on the blue paper plane app: tomy
I'm on the yellow ghost app under soccerlina09
hit me up on the green texting app, it's the number on my badge backwards
my user is kimrey_99 on there
the one with the little bird, same name there
join my Kik group, ask for theo
join our Discord server after
my telegram group is small, get in
únete a mi grupo de Kik, pregunta por theo
entra en mi servidor de Discord
can you send me a selfie to my private account
send me a cute selfie
show me a picture of yourself
text my secret number
¿me mandas una selfie?
mándame una foto tuya a mi cuenta privada
my 🐦 handle = riverfox
my 🐦 is riverfox
mi 🎮 es riverfox
🎮: river_fox
handle: riverfox
my handle is riverfox
mi handle es riverfox
add me, gamer tag RubyFox
my epic name is RubyFox
my email is rubyfox and it's the google one
my ins is ruby.fox
t g: ruby_fox
text me there, same number as on my form
whats app? same number
es el mismo número
find me on the bird app
let's get on a google meet after
i'm kimrey99 on the clock app
what s app me please
signal me at kimrey.01
Wickr: kimrey
mi usuario en tiktok es kimrey
mándame un wasap
send me a telegram
linktr ee slash kimrey
it is kim at proton me
what's your address?
insta: kimrey
my snap is kimrey
snap kimrey99
add me on snap
hit me up on discord
what's your insta?
whats ur snap
do you have whatsapp?
let's talk on telegram instead
Text me on Signal
im kimmy on insta
find kimrey on TikTok
kik kimrey
kimrey_99 on ig
my Roblox user is kimrey
dm me
slide into my dms
hmu
add me on Discord, kimrey#1234
my 👻 is kimrey
1nst4gr4m: kimrey
ınstagram = kimrey
my іnstа is kimrey
i n s t a kimrey
s.n.a.p: kim_rey
message me on WhatsApp pls
we could chat on W h a t s A p p
insta gram kimrey
𝓲𝓷𝓼𝓽𝓪: kimrey
ｓｎａｐ： kimrey
lnstagram: kimrey
kim underscore rey on insta
facetime me later
my gamertag is kimrey
ping me on Kik
can we move this to telegram
my user on roblox is kimrey77
Instagram - kim.rey
join my discord server
search kimrey on instagram
te\u200blegram: kimrey
d1sc0rd kimrey#0042
mi insta es kimrey
agrégame en snap
búscame en face como Kim Rey
escríbeme al wasap
cuál es tu insta
tienes whatsapp?
hablamos por telegram
mándame un dm
estoy en tiktok como kimrey
pásame tu número
escríbeme por privado
mi usuario de discord es kimrey
te agrego en insta, soy kimrey
kim guion bajo rey en insta
ig kimrey
yo soy kimrey en insta
on insta im kimrey
kimrey is my insta
you can find me under kimrey on Facebook
same name on snapchat
look me up on instagram
follow me: kimrey
sígueme, kimrey en tiktok
my whats app is open for you
let us continue on signal
I use Telegram, write me there
ＤＭ me
insta→kimrey
snap👉kimrey
My WhatsApp: 2 0 1 5 5 5 0 1 4 3
whatsapp me
wsp kimrey
wpp: kim
tg @ kimrey
reach out to me via telegram
send me a snap
snap me
my sc is kimrey
sc: kimrey99
Kik me: kimrey
you on snap?
u got insta
got snap?
lets exchange instas
what is your instagram
drop your snap
gimme your insta
send me your telegram
can i have your snap
can i get ur number
i will give you my number
Text me outside the app
talk to me off this app
hablemos por fuera
háblame por insta
dame tu insta
pásame tu snap
cómo estás en insta?
te paso mi insta: kimrey
sígueme en ig
mi snap: kimrey
búscame como kimrey en discord
juguemos roblox, soy kimrey99
play roblox with me, kimrey99
add kimrey99
look for kimrey_99
Іnѕtаgrаm: kimrey
ⓢⓝⓐⓟ: kimrey
s n a p c h a t kimrey
t-e-l-e-g-r-a-m kimrey
wh@tsapp me
$nap: kimrey
sn4p: kimrey
5nap: kimrey
te1egram me
disc0rd: kimrey
tik tok kimrey
t1kt0k: kimrey
face book: kim rey
F B: kimrey
I G : kimrey
i.g. kimrey
instagr@m kimrey
inst@: kimrey
give me your address
send me your location
mándame tu ubicación
`,
  phone: `
t w o z e r o one 555 0177
the number is 201.555.(0)(1)(7)(7)
five five five is the middle, 201 before it, and 0177 at the end
my cell: 2-0-1-five-5-5-0-one-77
doscientos uno, cinco cinco cinco, cero uno siete siete
two 0 one five 5 five zero one 7 seven
2 Oh 1. 5 5 5. Oh 1 9 8. You know what to do
mi cel es dos-cero-uno 5 5 5 cero uno nueve ocho
call me at (two zero one) 5-five-5 oh-one-nine-eight
201 is the area code. After that it's 555 and then 01 followed by 98
dos cero uno, quinientos cincuenta y cinco, cero uno veintitrés
two-oh-one, then five fifty-five, then zero one nine eight
zero one four two at the end, five five five in the middle, 917 area
it ends zero one four two, five five five in the middle and 917 first
cero uno cuatro dos al final, cinco cinco cinco en medio, 917 al principio
II 0 I V V V 0 I IV III
x201x555x0143
two oh one five five five oh one four three
dos cero uno cinco cinco cinco cero uno cuatro tres
201 five five five 0143
2 0 1 . 5 5 5 . 0 1 4 3
2️⃣0️⃣1️⃣ 5️⃣5️⃣5️⃣ 0️⃣1️⃣4️⃣3️⃣
①⓪② ⑤⑤⑤ ⓪①④③
twoOhOne fivefivefive zeroonefourthree
tw0 z3r0 0ne f1ve f1ve f1ve zer0 one f0ur thr33
2O1-SSS-OI43
two zero one, triple five, zero one four three
(201) then 555 then 0143
area code 201 and then 555 dash 0143
My cell starts with 201, then 555 and ends 0143
doscientos uno, quinientos cincuenta y cinco, cero uno cuarenta y tres
llámame al dos-cero-uno 555 cero uno 4 3
2a0b1c5d5e5f0g1h4i3
2*0*1*5*5*5*0*1*4*3
to oh one five five five oh one for three
𝟚𝟘𝟙 𝟝𝟝𝟝 𝟘𝟙𝟜𝟛
201•555•0143
20 15 55 01 43
❷⓿❶ ❺❺❺ ⓿❶❹❸
two-zero-one five-fifty-five oh-one-forty-three
201⏎555⏎0143
call 201/555/0143
2,0,1,5,5,5,0,1,4,3
marca cinco cinco cinco guion cero uno cuatro tres
heres my number: two zero one five five five zero one four three
cell: 201 555 zero one four three
five five five zero one four three
cinco cinco cinco, cero uno cuatro tres
tel 555.01.43
+1 (201) 555 - 0143
(2)(0)(1)(5)(5)(5)(0)(1)(4)(3)
2-0-1--5-5-5--0-1-4-3
201 triple five 0143
2oh1 5five5 oh143
dos cero uno, triple cinco, cero uno cuatro tres
nine one seven, then five five five, then oh one two three
2 0 1 - five 5 five - 0 one 4 3
٢٠١٥٥٥٠١٤٣
२०१५५५०१४३
２０１－５５５－０１４３
2\u200d0\u200d1\u200d5\u200d5\u200d5\u200d0\u200d1\u200d4\u200d3
201.five.five.five.0143
two0one5five5zero1four3
201 five55 oh143
1-800-555-0143
my digits: 5550143
555 0143
5 5 5 0 1 4 3
201555014three
2015550l43
201-SSS-0143
`,
  mail: `
type lisaramos then g-mail
put an at between lisaramos and yahoo and dot com at the end
correo: lisaramos arobase gmail punto com
ramoslisa08 at the g mail
write to kim AT-sign pm DOT me
r u b y f o x @ p r o t o n . m e
kimrey at gmail dot com
kimrey arroba gmail punto com
kimrey (at) yahoo (dot) com
kimrey @ gmail . com
k i m r e y @ g m a i l . c o m
kimrey gmail com
kimrey99 at hotmail
kimrey AT g m a i l DOT com
my email is kimrey then gmail
kimrey＠gmail．com
mi correo es kimrey arr0ba hotmail punto com
kimrey [at] outlook [dot] com
kimrey at gmаil dot cоm
kimrey@gmail
kimrey at the gmail
gmail: kimrey
kimrey@gmaildotcom
kimreyATgmailDOTcom
kim.rey[arroba]gmail.com
write to kimrey on gmail
email me at kimrey99 gmail
kimrey, gmail
kim rey @ hotmail dot com
correo kimrey99@hot mail.com
`,
  link: `
https colon slash slash lisa dot carrd dot co
lena dot k monkey tail proton dot me
kimspage dot com
kimspage(.)com
kimspage,com
go to t.me/kimrey
discord.gg/abc
kimspage punto com
hxxps://kimspage.net
wa dot me slash 12015550143
kimspage . net
kimspage [dot] net
tinyurl.com/abc
http kimspage net
bit ly slash abc
youtube.com/kim
discord gg slash abc
`,
  street: `
come to 412 Elm St
four twelve Elm Street
vivo en la calle Washington 412
i live at 412 elm, apt 3b
412 elm street
4l2 Elm St
cuatrocientos doce Elm Street
Avenida Bergenline 4512
I live on Elm Street near the school
P O Box 44
412 Ｅｌｍ Ｓｔｒｅｅｔ
estoy en la calle Palisade 320
mi casa es 320 Palisade Ave
I am at 320 Palisade Ave apt 4
my address is 320 Palisade
5OO Elm Street
five hundred Elm Street
number 12 on Elm Street
corner of Elm and 5th, green door
Washington Street 412
412-B Washington St
412 Ｗａｓｈｉｎｇｔｏｎ St
four one two Washington Street
c/ Mayor 12
calle mayor numero doce
la casa 412 de la calle Grand
`,
  meeting: `
borra este mensaje
delete this message after you read it
keep this chat between the two of us
do you have a boyfriend
what are you wearing
eres muy linda, mándame foto
you're cute, got a pic?
send a pic
estás sola en casa?
are you home alone today
what time do your parents get home
sit with me in my car a minute
stay after everyone else leaves
quédate después de que todos se vayan
te invito a comer después, solo nosotros
let's get pizza after, just you and I
let me give you a ride home
can I walk you home after
I'll be outside your school at 3
dónde vives
where do you live exactly
ven a mi casa después, es la de la puerta roja
nos vemos tú y yo solos después del turno en el parque
let's hang out just us two after the shift
meet me alone behind the gym at 3
come by my place after, I'm the blue house behind the church
don't tell your parents, let's meet before the shift at the park
can we talk somewhere your mom can't see
I live two doors down from the library on Cedar, green door, come by after
I live three houses past the church
we live a block from the park in the house with the red door
vivo a dos puertas de la biblioteca, puerta verde
vivo cerca del parque, la casa azul
what school do you go to and when do you get out
which school are you at?
when do you get out?
what time do you get out of school
¿a qué escuela vas?
¿en qué escuela estudias y a qué hora sales?
a qué hora sales de la escuela
I will be waiting outside your school
wait behind the gym
stay after, just the two of us
I have a room for us at the inn
my place is the corner house
keep this a secret
let's keep it between us
te espero a la salida de tu escuela
nos vemos detrás de la escuela
no se lo digas a tu mamá
you can come alone
meet me at my house
nos vemos en mi casa
come over to my place after
ven a mi apartamento
I can pick you up at your school
meet me behind the church after the shift
te espero en mi carro
let's meet up at Starbucks
te recojo en tu casa
swing by my apartment tonight
pasa por mi casa mañana
don't tell your mom, just come by my car
see you at my place
nos vemos a solas en el parque
ven a mi casa
venga a mi apartamento
vente pa mi casa
nos encontramos en mi carro
te veo en tu casa
puedes pasar por mi casa
vivo en el 320 de Palisade
my house is the blue one on Palisade
come by my house
meet at my place
stop by my place tonight
come to my car after
wait for me at my car
Let me drive you home
I could drive you home after
meet me at the motel
let's hang out at the mall after the shift
meet me alone behind the school
come alone
meet me at 9 behind my school
nos vemos atrás de la escuela a las 5
te espero en el parque a las ocho, ven sola
where do you live
¿dónde vives?
`,
} as const;

/** What the rule does not see. */
const MISSED = `
12 Elm
412 Washington
`;

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('⏎', '\n'));
const CASES = Object.entries(EVASIVE).flatMap(([kind, texts]) =>
  linesOf(texts).map((text) => [kind, text] as const),
);

describe('texts that hide a contact detail', () => {
  it.each(CASES)('finds a %s in “%s” [SAF-12]', (kind, text) => {
    expect(findContactDetail(text)?.kind).toBe(kind);
  });

  it('finds the detail in at least 9 of 10 of them [SAF-12]', () => {
    const missed = linesOf(MISSED);
    expect(missed.filter((text) => findContactDetail(text) !== null)).toEqual([]);
    expect(CASES.length).toBeGreaterThanOrEqual(60);
    expect(CASES.length / (CASES.length + missed.length)).toBeGreaterThan(0.9);
  });
});
