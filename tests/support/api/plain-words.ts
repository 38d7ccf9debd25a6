import type { Words } from '../../../adapters/http-server/api/words.ts'

/** Texts that contain their arguments, so that a test can distinguish them. */
export const plainWords: Words = {
  failure: (failure, { locale }) => ({ key: `said.${failure._tag}`, text: `${locale}: ${failure._tag}` }),
  field: (refusal, { locale }) => ({ key: `said.${refusal._tag}`, text: `${locale}: ${refusal.field} ${refusal._tag}` }),
}
