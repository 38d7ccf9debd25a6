const many = process.env['TRIES'] === 'many'

/** Repetitions of a randomised test: few in each run, many with `TRIES=many`. */
export const TRIES = {
  wrongPasswords: many ? 10_000 : 1_000,
  linkReads: many ? 100 : 4,
  mailsToOne: many ? 100 : 10,
  addressesOfOneCaller: many ? 1_000 : 22,
  readRounds: many ? 200 : 3,
  serialHistories: many ? 1_000 : 200,
  paymentOrderings: many ? 60 : 15,
  kills: many ? 10 : 4,
  buyers: many ? 1_000 : 300,
  addressesOfEachKind: many ? 8 : 3,
  /** All sequences, or every fifth: every event still occurs at every place. */
  paymentSequenceStep: many ? 1 : 5,
  /** Permissions depend on a database only through storage, whose contracts run on both. */
  enginesOfPermissions: many ? 2 : 1,
  checkoutPaths: many ? 60 : 20,
} as const
