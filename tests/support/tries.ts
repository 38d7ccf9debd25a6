const many = process.env['TRIES'] === 'many'

/** Repetitions of a randomised test: few in each run, many with `TRIES=many`. */
export const TRIES = {
  wrongPasswords: many ? 10_000 : 1_000,
  looksAtLink: many ? 100 : 4,
  lettersToOne: many ? 100 : 10,
  mailboxesOfOneAsker: many ? 1_000 : 22,
  roundsOfLooks: many ? 200 : 3,
} as const
