// Long because each line is a text that someone could send.

import { describe, expect, it } from 'vitest';
import { findContactDetail } from './contact-details.ts';

/** What charities and volunteers do write, a line each. */
const HARMLESS = `
Take the 126 bus to Washington Street.
The shift is from 5:30 to 8:00 pm.
Bring 2 cans.
Signal if you need help.
I'm at the church on 5th Street.
The pantry is on Washington Street.
Hoboken, NJ 07030
ZIP code 07302
We serve 1,250,000 meals a year.
It costs $12.50.
Ages 13 to 17.
Bring 24 bottles of water, 10 boxes of cereal and 36 cans of beans.
On November 28 we start at 9.
Take bus 126 or 119, or the PATH to 9th Street.
Lunch is at 12:30, dinner at 6:15.
We meet at the front desk at 9:00 am.
Signal me when the truck is here.
Which part of town do you live in?
Where do our guests live?
Send me the Telegram of the mayor for the museum.
La entrada está atrás de la iglesia, a la derecha.
La entrada está detrás de la escuela a la izquierda.
¿Dónde viven los animales?
The clock is on the wall, use it to log hours.
Nos vemos en la entrada a las 9.
Llega a las 5:30, terminamos a las 8:00.
Trae 2 latas de frijoles.
Toma el autobús 126 hasta la calle Washington.
Stand in line for the food.
Wait for my signal before crossing.
Please snap your vest closed.
We post photos on Instagram.
I heard about you on Facebook.
I saw your post on Instagram and want to help.
Do you accept SNAP?
Can I use my SNAP card here?
The SNAP office is on the second floor.
No phone signal in the basement.
Meet me at the front desk.
Meet at the church at 9.
We meet in Columbus Park at 10.
See you at the pantry on Saturday!
Your parents can pick you up at 5.
My mom picks me up at 6.
Do not come alone; bring an adult.
Please ask at the desk, room 201.
I live 10 minutes away.
I live in Hoboken.
I have helped 3 times, in 2023, 2024 and 2025.
Groups 1, 2, 3, 4, 5, 6 and 7 come first.
Ages 8 10 12 14 are welcome.
The 2026 Holiday Food Drive starts soon.
10 Blood Drive volunteers are needed.
We need 12 people for 3 hours each.
The order number is 4471.
Ticket 123456
Bus lines 126, 119 and 22 stop here.
Exit 14C off I-78.
Take Route 1 and 9 to Jersey City.
Lift at most 25 lbs.
Keep it at 165 F for 15 seconds.
Please be here at 5:15, not at 5:30.
Open Mon-Fri 9-5, Sat 10-2.
9:00-12:00, 13:00-16:00
It's 2.5 miles from the station.
Room 5, second floor, door on the left.
The training is on 12/05, 12/12 and 12/19.
Come on 2026-12-05 from 10:30 to 12:30.
I am 15 and in 10th grade.
I can work 4 hours on Saturday and 3 on Sunday.
Bring your own gloves, size 8.
I am allergic to peanuts.
I can make TikTok videos for you.
I'm good at Instagram and TikTok.
I like Roblox and soccer.
Our Facebook page has photos.
Please add me to the list.
Follow me to the back room.
Agrégame a la lista, por favor.
Call me Kim.
Call the front desk if you are late.
Text the office when you arrive.
My favorite number is 7.
Your number in line is 42.
Your place is at table 4.
Come to claim your place.
Stay home if you are sick.
Go home safe!
I will walk home.
The line is long, so come early.
We threads beads on a string.
Zoom in on the map.
Join us on Zoom for the training.
Two or three people, four at most.
One, two, three, go!
From six to eight, then nine to ten.
Somos cinco o seis personas.
Tengo quince años.
La calle estará cerrada de 10 a 12.
El evento es el 28 de noviembre de 2026.
Hay 25 sillas y 4 mesas.
Cuesta 5 dólares.
Publicamos fotos en Facebook.
Los vi en Instagram.
El punto de encuentro es la puerta principal.
Thank you for coming at 4. See you at 5.
I learned about it at school. Com back soon!
The church has 3 doors. Use the one on Grand Street.
At 10:30 the truck arrives; it holds 40 boxes.
We packed 120 bags in 90 minutes.
Score: 98/100
Please wear closed-toe shoes.
Sort cans by date: 2026 2027 2028.
EIN 22-1234567
The email went out yesterday.
Check your Gmail spam folder.
Look at live music after the event.
Meet @ the church.
Doors open @ 5 pm.
Parking is free on 8th and Garden Streets after 6.
I speak English, Spanish and a little French.
I was late because the 6:42 train broke down.
Running 10 minutes late, sorry!
I'm stuck on the 22 bus, 5 stops away.
I can bring 2 friends, ages 14 and 16.
Come over to the desk when you are done.
Come over here and help with the boxes.
Leave your car in the lot behind the church.
Walk 3 blocks down the road, then left.
Our soup kitchen is a home for everyone.
We will come to your house of worship.
Is it OK if my dad comes along?
Bring your ID, 1 photo and 2 forms.
K-12 students welcome.
Level 3, row 12, seat 4
Wear a size M shirt.
Pour 2 1/2 cups of flour and 3/4 cup of sugar.
16 oz cans, 12 per box, 40 boxes per pallet.
Boxes 101 to 140 go left.
The church is at 5th and Main.
Pantry hours: Mon 9-11, Tue 10-12, Wed 1-3.
My last day at the other place was 11/22.
I finished CPR training on 03/15/2025.
Ask for Maria, she wears a red hat.
The meeting point is under the big clock.
Room 12 at 10:30
Llevo 3 años de voluntario y 40 horas.
Puedo de 3 a 6 los martes y de 10 a 2 los sábados.
Mi mamá me recoge a las 8.
Ven con ropa cómoda.
Vamos a la iglesia a las 9.
Vivo en Union City.
Vivo cerca de la iglesia.
Gracias, nos vemos el sábado.
Voy en el bus 126, llego a las 5:40.
Bring 3 cans of soup and 2 boxes of rice.
The 22 and 86 buses stop on Bergenline Avenue.
Take the Light Rail to 2nd Street, then walk 5 minutes.
We open at 8 and close at 4.
Tuesday 5:30-8:00 pm, Thursday 6-9.
Shifts: 9:00, 11:00, 13:00, 15:00
Our pantry is in the basement of the church on Grand Street.
Use the door on Garden Street.
The entrance is on the corner of 5th Street, next to the church.
We need 5 drivers, 10 packers and 15 greeters.
I can lift 40 pounds.
My age is 16.
I turned 16 on 11/02/2010.
I was born in 2010.
I can come Nov 28, Dec 5 and Dec 12.
Please bring a water bottle (16 oz) and a snack.
Line up at the signal.
We use Signal flags on the boat.
Discord among volunteers helps no one.
The messenger from the diocese arrives at noon.
Keep steam away from your face.
Wash your face and hands.
My face mask is blue.
Snap the lids on tight.
Sugar snap peas, 2 for $5.
You will need a phone with a camera.
Leave your phone at home.
Put your phone number on the form at the desk.
My phone died, so I was late.
The number of volunteers is 25.
What is the number of the bus?
Your telephone number stays private.
Email is the best way to hear from us.
Please confirm your email in your settings.
I got your email, thanks!
We do not share your address with anyone.
What address should I go to?
The address is on the quest page.
Is the pantry near the PATH train?
I take the PATH from Jersey City.
I live near the church.
I live with my grandmother.
We live in Jersey City.
I'm in 9th grade at Hoboken High.
I play soccer on Saturdays until 3.
I can stay until 8.
I'll meet you at the entrance.
Meet us at the north door at 8:45.
See you at 9 at the church!
See you after school.
Can we meet the other volunteers before the shift?
I would like to meet new people.
Come with comfortable shoes.
Come to the kitchen first.
I come from Peru.
Come early to get a good place.
Take your place in line.
Everyone has a place at our table.
Is this place open on Sundays?
The house rules are on the wall.
Habitat builds a house on 2nd Street this spring.
We paint rooms 201 and 202 first.
It's 20 by 30 feet.
Mix 1 cup of bleach with 5 gallons of water.
Read pages 12 to 25.
Chapter 3, verses 16 and 17.
Psalm 23:1-6
John 3:16
The code of the door changes each week.
Use entrance B, then stairs 2.
We have 1,200 cans and 350 boxes.
Goal: 10,000 meals by 12/31/2026.
Add 2 more chairs, please.
Add me to Saturday's shift.
Follow me, please.
Follow the signs to room 4.
Follow our rules.
Text alerts are off.
I saw the flyer on Facebook.
My friend told me about you on Instagram.
A friend from school.
From Instagram
Instagram
Facebook and Google
I found this on TikTok.
I want to help because I like kids.
I run our school's Instagram and can post about the event.
We made a Facebook event.
I like Minecraft, Roblox and drawing.
I know Excel, Word and PowerPoint.
Please watch the video on YouTube first.
Traigo 3 cajas y 12 botellas.
Puedo ayudar de 9 a 12.
Nos vemos el 5 de diciembre a las 10:30.
Llego 10 minutos tarde.
Estoy en el autobús 22.
Estamos en la iglesia de la calle Grand.
La entrada es por la calle Garden.
Hay que subir al segundo piso, salón 201.
Tengo 15 años y estudio en la escuela Hoboken High.
Me enteré por Facebook.
Lo vi en Instagram.
Una amiga me contó.
Ven temprano, por favor.
Mi número favorito es el 7.
El número del autobús es 126.
Son dos turnos, de cuatro horas cada uno.
Necesitamos diez personas el lunes y cinco el martes.
Pasa por la mesa de entrada.
Te esperamos en la puerta.
Te espero en la entrada.
Llama a la oficina si llegas tarde.
Puedo llevar a dos amigos.
Vivo con mi abuela.
Sube por la escalera de la izquierda.
El 28/11/2026 a las 17:30.
Costó 1,250.50 dólares.
En 2024 y 2025 ayudé 6 veces.
Hasta las 8, luego limpiamos.
No phones during the shift.
At 5 pm or 6 pm?
The temperature is 98.6.
Version 2.0.1 of the form
Table 4 - seats 12, 13, 14, 15, 16
1st, 2nd and 3rd grade
Ages 5-7, 8-10, 11-13
Ages 16 and up can come alone.
Minors may not come alone.
Certificate number is 2026-00418.
ISBN 978-0-306-40615-7
Invoice 2026/113
Serial no. A12-33-7781 is on the freezer.
The same number of boxes as last week.
My email is confirmed.
Wait for the lead by the door.
We meet behind the table with the blue cloth.
The room for us is on the second floor.
My place is at the check-in table.
20 10 oz bottles
7 days, 24 hours
Join our Facebook group for photos of the day.
Our WhatsApp group is for team leads.
Join the group at the front desk.
Únete al grupo de la mañana.
Take a group selfie with the team!
Please send us a photo of the full shelves.
Send me a photo of the sign-in sheet.
Selfies are fine, but ask before you take pictures of guests.
Tomen una foto del grupo al final.
Handle with care: glass.
Handle the boxes with gloves.
Lift by the handle: it is heavy.
Hold my cart by the handle.
We feed the birds 🐦 in the park.
🐦 Birdwatching
🎵 Music at 3, 🎮 games at 4
📸: Maria
My school gives 20 hours for this.
Which school should the letter go to?
Where does the school bus stop?
When do you get off work?
When do you get out the chairs?
¿A qué hora salen los camiones?
I live two blocks from the pantry.
I live down the hill from the church.
Vivo a diez minutos de la iglesia.
The green door is the entrance.
Go two doors down from the office, past the library.
Entra por la puerta verde.
Table one is at the end, two in the middle and three first.
Room 201 is at the end of the hall, 305 in the middle, 1200 cans last.
Four, five, six are in the middle, 200 and 1000 at the end.
Please bring a green apron and closed-toe shoes
The ghost tour volunteers meet at 6 pm in the lobby
Look for the blue tent near the bird sanctuary
We painted a rainbow on the camera club's wall
The musical note on the door marks the choir room
Park behind the church; the lot has 20 spots
I'm 15 and in 9th grade, is that OK?
What school hours count for this?
Can my mom come with me?
Please tell your parents you'll be back by 3
Bring a signed form from your parents
We'll meet you at the front desk
Come by the table after your shift to sign out
The blue house on the flyer is our logo
Take a picture of your receipt and give it to Maria
Scan the QR code at the door to check in
The number on your badge is your locker
How many spots are left?
Take the 22 bus or the 87 to Journey Square
Doors open at 8:45, lunch is 12 to 1
We need 2 drivers and 1 packer
The pantry gave out 1,250 meals in 2025
Lleguen 10 minutos antes, la puerta es la azul
¿Puedo ir con mi hermano de 12 años?
El código QR está en la entrada
Nos vemos el sábado en la entrada principal
Traigan agua y gorra
Can you send a picture of the flyer?
Send us the photo of the garden for the newsletter
Where do you live now, Jersey City or Hoboken? We have a site in both
Two to five people per table, please
One of us will be at the desk from nine to five
Twenty-five boxes, ten per pallet
I can stay until four or five
Do you want to be on the morning or the afternoon team
You can talk to Ms. Rivera at the desk
I can't find the entrance, is it on the left?
Is it okay to come alone?
My friend and I would like to be on the same team
I'm wearing a red jacket
What are you wearing for the costume drive? Bring a hat
How old are you? You need to be 14 for this quest
Do you have a phone with you on the day, in case you get lost?
I'll be outside the pantry at 3 with a sign
Who gives you a ride home after the shift?
Please stay after lunch to help clean up
Let's get the pizza out of the oven at noon
Send a pic of the finished mural for our wall
Can you text your mom when we're done?
Which app do I use to log my hours?
Do you have any questions?
Do you use a wheelchair?
What time do your parents pick you up?
Is anyone home alone and in need of a meal?
Delete the old sign-up sheet please
My account says 12 hours, is that right?
I use my friend's bike to get here
Two, three, or four helpers are fine
The green team starts at 9, the blue one at 10
Bring the orange bag with the lock
Walk home groups leave at 3:15 from the gym
¿Quién te recoge después?
Los padres llegan a las 3
Mándanos la foto del mural
¿Usas silla de ruedas?
Quédate hasta el final si puedes
Estás en la lista de espera
¿Tienes guantes?
Cinco cajas, cinco mesas, tres voluntarios
Type your name in the box and press Save
From 11/28 to 12/05, daily 9:30-11:30
`;

describe('texts without a contact detail', () => {
  it.each(HARMLESS.trim().split('\n'))('lets “%s” pass [SAF-12]', (text) => {
    expect(findContactDetail(text)).toBeNull();
  });
});
