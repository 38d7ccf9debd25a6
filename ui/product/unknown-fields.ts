import { usedKeys } from '../../domain/prescription/lens-blocks.ts'
import { EYES, isOptionKey } from '../../domain/prescription/lens-option.ts'
import type { LensSpace } from '../../domain/prescription/lens-space.ts'
import { fieldName } from './field-problem.ts'
import type { SentFields } from './sent-fields.ts'

const PREFIX = /^[rl]_/

/** Submitted lens values that this product does not have. */
export const unknownFields = (
  { space, isPerEye }: { readonly space: LensSpace; readonly isPerEye: boolean },
  fields: SentFields,
): readonly string[] => {
  const knownFields = usedKeys(space).flatMap((key) => EYES.map((eye) => fieldName(isPerEye, eye, key)))
  return Object.entries(fields).flatMap(([name, text]) =>
    (isOptionKey(name.replace(PREFIX, '')) && text.trim() !== '' && !knownFields.includes(name) ? [name] : []))
}
