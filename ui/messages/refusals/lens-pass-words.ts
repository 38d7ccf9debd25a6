import type { LensPassRefusal } from '../../../domain/lens-pass/lens-pass-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const lensPassWords: WordsFor<LensPassRefusal> = {
  InvalidLensValues: () => message('lens_pass.invalid_lens_values'),
  LensPassFull: ({ maximum }) => message('lens_pass.lens_pass_full', { maximum }),
  WearerExists: () => message('lens_pass.wearer_exists'),
}
