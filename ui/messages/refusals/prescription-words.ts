import type { PrescriptionRefusal } from '../../../domain/prescription/prescription-refusal.ts'
import { message } from '../message.ts'
import type { WordsFor } from './words-for.ts'

export const prescriptionWords: WordsFor<PrescriptionRefusal> = {
  MissingOptions: ({ keys }) => message('error.product_data_incomplete', { count: keys.length }),
  UnknownOptions: () => message('error.variant_does_not_exist'),
  ValueNotMade: () => message('error.value_not_made'),
  CombinationNotMade: () => message('error.variant_does_not_exist'),
}
