import * as E from '../../domain/either.ts'
import { fillEye } from '../../domain/prescription/choose-value.ts'
import type { DroppedValue } from '../../domain/prescription/choose-value.ts'
import { formatOptionValue } from '../../domain/prescription/format-option-value.ts'
import { usedKeys } from '../../domain/prescription/lens-blocks.ts'
import { chooseQuantity } from '../../domain/prescription/lens-form.ts'
import { madeValues } from '../../domain/prescription/allowed-values.ts'
import { EYES } from '../../domain/prescription/lens-option.ts'
import type { Eye, LensOption } from '../../domain/prescription/lens-option.ts'
import type { LensSpace } from '../../domain/prescription/lens-space.ts'
import { readOptionValue } from '../../domain/prescription/read-option-value.ts'
import { clampQuantity, makeQuantity } from '../../domain/quantity/quantity.ts'
import { fieldName } from './field-problem.ts'
import type { FieldProblem, Problems } from './field-problem.ts'
import { openChoices } from './lens-choices.ts'
import type { LensChoices } from './lens-choices.ts'
import type { SentFields } from './sent-fields.ts'

type LensProduct = { readonly space: LensSpace; readonly isPerEye: boolean }

const readEye = (product: LensProduct, eye: Eye, fields: SentFields): { readonly option: LensOption; readonly problems: Problems } => {
  const read = usedKeys(product.space).flatMap((key) => {
    const name = fieldName(product.isPerEye, eye, key)
    const text = fields[name]?.trim() ?? ''
    return text === '' ? [] : [{ key, name, value: readOptionValue(key, text) }]
  })
  return {
    option: Object.fromEntries(read.flatMap(({ key, value }) => (E.isRight(value) ? [[key, value.right]] : []))),
    problems: Object.fromEntries(read.flatMap(({ name, value }) =>
      (E.isLeft(value) ? [[name, { _tag: 'NotAValue', text: value.left.text } as const]] : []))),
  }
}

const notMade = (space: LensSpace, { key, value }: DroppedValue): FieldProblem => ({
  _tag: madeValues(space)[key]?.includes(value) === true ? 'CombinationNotMade' : 'ValueNotMade',
  value: formatOptionValue(key, value),
})

const withEyeRead = (choices: LensChoices, eye: Eye, fields: SentFields): LensChoices => {
  const { option, problems } = readEye({ space: choices.form.space, isPerEye: choices.isPerEye }, eye, fields)
  const { form, dropped } = fillEye(choices.form, eye, option)
  const notMadeProblems = dropped.map((value) => [fieldName(choices.isPerEye, eye, value.key), notMade(form.space, value)] as const)
  return { ...choices, form, problems: { ...choices.problems, ...problems, ...Object.fromEntries(notMadeProblems) } }
}

const withQuantityRead = (choices: LensChoices, eye: Eye, fields: SentFields, maximum: number): LensChoices => {
  const name = fieldName(choices.isPerEye, eye, 'quantity')
  const requested = clampQuantity(fields[name], Number.MAX_SAFE_INTEGER)
  const quantity = makeQuantity(requested, maximum)
  return {
    ...choices,
    form: chooseQuantity(choices.form, eye, clampQuantity(requested, maximum)),
    problems: E.isLeft(quantity)
      ? { ...choices.problems, [name]: { _tag: 'AboveMaximum', maximum } }
      : choices.problems,
  }
}

/** Fills the form from submitted fields: "-3,25" and "plano" are parsed, other texts become problems of their fields. */
export const readChoices = (product: LensProduct, fields: SentFields, maximum: number): LensChoices =>
  EYES.filter((eye) => product.isPerEye || eye === 'right').reduce(
    (choices, eye) => withQuantityRead(withEyeRead(choices, eye, fields), eye, fields, maximum),
    openChoices(product),
  )
