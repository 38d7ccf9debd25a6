/**
 * The most used passwords of eight characters or more with a letter and a digit, most used first: from the first ten thousand of the
 * zxcvbn list. The words come from leaked passwords.
 */
export const MOST_USED_PASSWORDS: readonly string[] = `
  1qaz2wsx trustno1 1234qwer q1w2e3r4t5 qwer1234 q1w2e3r4 password1 1q2w3e4r jordan23 qwerty123 passw0rd abcd1234 rush2112 1q2w3e4r5t
  1qazxsw2 blink182 12qwaszx asdf1234 zaq12wsx 123456789a 1232323q qwerty12 12345qwert michael1 usuckballz1 password123 ncc1701d
  hello123 123qweasd charlie1 letmein1 123456789q a1b2c3d4 mustang1 welcome1 qazwsx123 123qweasdzxc freedom1 soso123aljg jessica1
  fuckyou2 1234abcd babylon5 yankees1 1qaz2wsx3edc ncc1701e matthew1 123qwe123 q1w2e3r4t5y6 wrinkle1 access14 letmein2 a1234567
  fuckyou1 anthony1 william1 super123 satan666 qwerty12345 gn56gn56 1234567a thunder1 chelsea1 1q2w3e4r5t6y 1a2b3c4d 1passwor shaney14
  heather1 richard1 zaq1xsw2 formula1 asshole1 mailcreated5240 zxcv1234 patrick1 cowboys1 gateway1 pa55word scooter1 1234567q raiders1
  a1s2d3f4 qwert123 diamond1 front242 123456qwerty 8j4ye3uz 123456aa phoenix1 1234567890q brandon1 porsche9 ncc1701a arsenal1 pa55w0rd
  jackson1 qwerty123456 agent007 melissa1 pokemon1 apollo13 rangers1 123456789z gordon24 passwor1 fordf150 chicken1 chester1 jasmine1
  pass1234 turkey50 happy123 polniypizdec0211 abc12345 samsung1 gandalf1 1qa2ws3ed america1 football1 packers1 sojdlg123aljg zxcvbnm1
  lineage2 a123456789 nwo4life charles1 kcj9wx5n r2d2c3po shannon1 gfhjkm123 p0015123 marino13 qazwsx12 qwerty1234 chicago1 ferrari1
  madison1 test1234 superman1 apple123 florida1 winston1 123qwerty panther1 newyork1 1x2zkg8w zxasqw12 12345678q monster1 crystal1
  james007 1q2w3e4r5 nokia6300 rebecca1 12qw34er montgom240 bulldog1 12345qwe 12345678a fishing1 password2 digital1 tiffany1 dolphin1
  fuckoff1 dragon12 aa123456 newpass6 z1x2c3v4 devil666 123456qw jackson5 1234567890a baseball1 qweasd123 scorpio1 cameron1 123qq123
  7ugd5hip2j a12345678 porsche1 gabriel1 monkey12 rainbow6 9293709b13 50spanks just4fun spencer1 q2w3e4r5 playboy1 maxwell1 1234asdf
  1a2s3d4f iverson3 vsjasnel12 tiger123 hawaii50 qazwsxedc123 wg8e3wjf master12 123456qwe killer12 mazda626 michael2 green123 yankees2
  drummer1 pussy123 pumpkin1 qwerty11 misfit99 zxcvbnm123 qwert12345 vikings1 broncos1 dodgers1 password12 1z2x3c4v warrior1 genesis1
  death666 angel123 qwe123qwe mazdarx7 123456789s iloveyou2 cbr900rr good123654 james123 summer99 testing1 nascar24 zachary1 soccer12
  cricket1 rainbow1 stephen1 johnson1 peaches1 pool6123 mustang6 trouble1 45m2do5bs nirvana1 jackass1 marines1 12qw12qw penguin1
  asdqwe123 nokia6233 ghbdtn123 asdfgh01 buddy123 private1 andyod22 pantera1 zxcasdqwe123 soccer10 spartan1 yamahar1 david123 buffalo1
  success1 voyager1 iloveyou1 f00tball wp2003wp 123456ru noname123 cygnusx1 money123 sasha_007 kordell1 eclipse1 p@ssw0rd nokian73
  chris123 cartman1 perfect1 hallo123 pufunga7782 liverpool1 vincent1 forever1 captain1 sabrina1 1234zxcv marcius2 bubbles1 stanley1
  bubba123 gateway2 destiny1 beatles1 natasha1 12345qwer vanessa1 therock1 p4ssw0rd gsxr1000 23skidoo ghhh47hj7649 shadow12 patches1
  houston1 power123 blue1234 12345qwerty awesome1 123456789m montana1 mash4077 dragon69 sammy123 q1234567 natalie1 q123456789 ncc74656
  austin31 p0o9i8u7 password9 killer123 123qwert summer69 dilbert1 sasha123 12345abc starwars1 123456789d bradley1 69camaro 5wr2i7h8
  melanie1 apollo11 mustang2 trinity1 12345qaz 1michael 123456789qwe alexander1 thumper1 7777777a trumpet1 favorite6 skipper1 jupiter1
  segblue2 abcdefg1 allison1 special1 liberty1 sunshine1 password01 computer1 1qazxsw23edc jesus123 charlie2 1234rewq 1qazzaq1
  playboy2 1million vampire1 zxcvb123 frankie1 justice1 fuckme69 trooper1 123456as password99 popcorn1 123456qqq left4dead england1
  lol12345 weare138 mercury1 alpha123 naughty1 paladin1 asdfg123 huskers1 claudia1 demon666 1qw23er4 flyers88 nokia5800 stewart1
  ireland1 cantona7 mustang5 aaaa1111 buster12 jennifer1 nemrac58 qweasdzxc123 soccer11 metallica1 123456789r flipper1 love1234
  1111qqqq asdasd123
`.trim().split(/\s+/)
