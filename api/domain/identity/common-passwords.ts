/** Whether a password is among those that are guessed first, whatever the case of its letters. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase()) || isOneCharacterRepeated(password);
}

function isOneCharacterRepeated(password: string): boolean {
  return new Set(password).size === 1;
}

/** Frequent ones of leaked passwords, of at least 6 characters, and words that lie near on this site. */
const COMMON: ReadonlySet<string> = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 0123456789 12345678910 987654321 9876543210 87654321 654321
  123123 123123123 123321 112233 121212 123654 159753 147258 147258369 159357 789456 789456123 741852963
  102030 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 zxcvbn zxcvbnm
  qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop qwert123 qazwsx qazwsxedc asdfgh asdfghjkl asdf1234
  asd123 azerty azerty123 abc123 abc1234 abcd1234 abcdef abcdefg abcdefgh a123456 a12345678 aa123456 a1b2c3
  a1b2c3d4 123abc 123qwe 123qweasd qwe123 1234qwer 123456a 123456q 12345a 1234abcd 12344321 11223344 147852
  password password1 password12 password123 password1234 password! passw0rd p@ssword p@ssw0rd pa55word
  passwort passwords mypassword changeme letmein letmein1 welcome welcome1 welcome123 admin1 admin123
  administrator login123 access master secret default guest123 temp123 test123 test1234 testing trustno1
  iloveyou iloveyou1 iloveu loveme lovely forever princess princess1 sunshine sunshine1 shadow shadow1
  monkey monkey1 dragon dragon1 tigger pepper ginger cookie banana cheese chocolate butterfly flower flowers
  football football1 baseball baseball1 basketball soccer hockey softball liverpool chelsea arsenal barcelona
  superman batman spiderman pokemon naruto starwars matrix hunter hunter1 killer ranger ninja123 samsung
  michael michael1 jordan jordan23 jennifer jessica ashley ashley1 charlie charlie1 daniel thomas robert
  joshua andrew matthew nicole michelle amanda anthony george maggie buster harley bailey hannah summer
  winter autumn spring orange purple silver yellow diamond golden freedom whatever computer internet google
  facebook linkedin myspace1 blink182 mustang ferrari mercedes corvette yankees cowboys lakers eagles
  steelers jesus1 jesus123 jesuschrist godisgood blessed angel1 angels heaven family friends
  baby123 babygirl babygirl1 blahblah loser1 lol123 hello1 hello123
  hellohello goodluck qweasd qweasdzxc zxc123 zxcvbnm1 1111qqqq aaa111 aaabbb 232323 131313 101010
  202020 252525 456789 567890 098765 09876543 0987654321 135790 246810 147147 159159 258258 369369 456456
  789789 111222 112211 123400 123412 123454321 12341234 1234554321 010203 01012000 01011990 31121990
  volunteer volunteer1 charity charity1 newyork newyork1 brooklyn jersey newjersey
  `
    .split(/\s+/)
    .filter(Boolean),
);
