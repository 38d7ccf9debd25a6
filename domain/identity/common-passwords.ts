const WORDS = [
  'password', 'passwort', 'qwerty', 'qwertz', 'abc', 'abcd', 'abcdef', 'abcdefg', 'abcdefgh', 'iloveyou', 'welcome',
  'willkommen', 'admin', 'letmein', 'dragon', 'monkey', 'football', 'fussball', 'sunshine', 'princess', 'michael', 'andrea',
  'daniel', 'thomas', 'schweiz', 'zuerich', 'sommer', 'winter', 'summer', 'hallo', 'hello', 'bonjour', 'ciao', 'azerty',
  'motdepasse', 'juventus', 'master', 'shadow', 'superman', 'trustno', 'charlie', 'jordan', 'linsen', 'kontaktlinsen',
  'lensvision', 'mrlens', 'iris', 'test', 'passw0rd', 'p4ssword', 'asdf', 'asdfgh', 'asdfghjk', 'zxcvbn', 'qazwsx', 'google',
]
const ENDINGS = [
  '1', '12', '123', '1234', '12345', '123456', '1234567', '12345678', '123456789', '0', '00', '01', '007', '11', '111', '2', '22',
  '321', '69', '99', '2020', '2021', '2022', '2023', '2024', '2025', '2026', '1!', '123!',
]
const OTHERS = [
  '1q2w3e4r', '1q2w3e4r5t', '1qaz2wsx', '1qaz2wsx3edc', 'q1w2e3r4', 'q1w2e3r4t5', 'a1b2c3d4', 'a1b2c3d4e5', '1a2b3c4d', 'zaq12wsx',
  'zaq1zaq1', 'qwer1234', 'qwert123', 'asdf1234', '123qweasd', '123qwe123', '1234qwer', '12345qwert', '123456a', '1234567a',
  '12345678a', '123456789a', 'a1234567', 'a12345678', 'a123456789', 'aa123456', 'abc12345', '123abc456', 'aaaaaaa1', '11111111a',
]

/** What everybody tries first: the usual words with the usual endings, in small letters. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  ...WORDS.flatMap((word) => ENDINGS.flatMap((ending) => [`${word}${ending}`, `${ending}${word}`])),
  ...OTHERS,
])
