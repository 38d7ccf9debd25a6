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
  /** What a request may do depends on a database only through storage, whose contracts run on both: few runs ask one of them. */
  enginesOverHttp: many ? 2 : 1,
  /** All response fields as forged ones, or every fifth. */
  forgedFieldStep: many ? 1 : 5,
  /** All of the most common passwords, or every tenth. */
  commonPasswordStep: many ? 1 : 10,
  /** Languages and widths of a journey, which is the same in each. */
  screens: many ? 2 : 1,
  checkoutPaths: many ? 60 : 20,
} as const
