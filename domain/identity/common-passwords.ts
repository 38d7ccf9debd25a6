import { MOST_USED_PASSWORDS } from './most-used-passwords.ts'

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
const OTHERS = ['a1b2c3d4e5', 'zaq1zaq1', '123abc456', 'aaaaaaa1', '11111111a']

/** Clubs, towns, seasons, months and pet names: popular words that are used with a number in four languages. */
const FAVOURITES = [
  'liverpool', 'arsenal', 'chelsea', 'barcelona', 'realmadrid', 'bayern', 'borussia', 'dortmund', 'schalke', 'inter', 'milan', 'napoli',
  'basel', 'youngboys', 'servette', 'marseille', 'paris', 'london', 'berlin', 'wien', 'roma', 'milano', 'bern', 'luzern', 'geneve',
  'lausanne', 'lugano', 'suisse', 'svizzera', 'switzerland', 'deutschland', 'france', 'italia', 'januar', 'februar', 'april', 'august',
  'september', 'oktober', 'november', 'dezember', 'january', 'october', 'december', 'fruehling', 'herbst', 'spring', 'autumn',
  'printemps', 'automne', 'estate', 'inverno', 'soleil', 'amore', 'amour', 'liebe', 'schatz', 'tesoro', 'chouchou', 'doudou',
  'passwort', 'password', 'kennwort', 'geheim', 'secret', 'segreto', 'hallo', 'hello', 'bonjour', 'buongiorno', 'computer', 'internet',
  'baseball', 'basketball', 'hockey', 'pokemon', 'batman', 'starwars', 'michelle', 'jessica', 'ashley', 'nicole', 'sandra', 'martin',
  'stefan', 'francesco', 'giulia', 'camille', 'nicolas', 'alexander', 'maximilian', 'chocolate', 'schokolade', 'freedom', 'whatever',
]

/** The passwords that are tried first: the most used ones, and common words with common endings, in lower case. */
const COMMON: ReadonlySet<string> = new Set([
  ...WORDS.flatMap((word) => ENDINGS.flatMap((ending) => [`${word}${ending}`, `${ending}${word}`])),
  ...OTHERS,
  ...MOST_USED_PASSWORDS,
])

const NAMES: ReadonlySet<string> = new Set([...WORDS, ...FAVOURITES])
/** Characters that replace a letter; a 1 stands for either of two. */
const DISGUISES: readonly Readonly<Record<string, string>>[] = ['i', 'l'].map((one) => ({
  '@': 'a', 4: 'a', 3: 'e', 0: 'o', $: 's', 5: 's', 7: 't', 1: one, '!': one,
}))
/** A common word with this many additional characters is still not a secret. */
const DECORATION = 5

const undisguised = (text: string, letters: Readonly<Record<string, string>>): string =>
  Array.from(text, (character) => letters[character] ?? character).join('')

/** Whether a password is tried first: one of the most used, or a common word with digits around it or characters for letters. */
export const isCommonPassword = (text: string): boolean => {
  const plain = text.toLowerCase()
  const core = plain.replace(/^\P{L}+|(?<!\P{L})\P{L}+$/gu, '')
  if (COMMON.has(plain)) return true
  return plain.length - core.length <= DECORATION && DISGUISES.some((letters) => NAMES.has(undisguised(core, letters)))
}
