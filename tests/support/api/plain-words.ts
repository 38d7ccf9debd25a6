import type { Words } from '../../../adapters/http-server/api/words.ts'

/** Words that say what they were asked to say, so that a test can tell them apart. */
export const plainWords: Words = {
  failure: (failure, { locale }) => ({ key: `said.${failure._tag}`, text: `${locale}: ${failure._tag}` }),
  field: (refusal, { locale }) => ({ key: `said.${refusal._tag}`, text: `${locale}: ${refusal.field} ${refusal._tag}` }),
}
