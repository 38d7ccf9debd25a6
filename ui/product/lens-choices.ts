import { chooseValue } from '../../domain/prescription/choose-value.ts'
import type { DroppedValue } from '../../domain/prescription/choose-value.ts'
import { formatOptionValue } from '../../domain/prescription/format-option-value.ts'
import { chooseQuantity, copyRightToLeft, openLensForm, withChosen } from '../../domain/prescription/lens-form.ts'
import type { LensForm } from '../../domain/prescription/lens-form.ts'
import type { Eye, OptionKey, OptionValue } from '../../domain/prescription/lens-option.ts'
import type { LensSpace } from '../../domain/prescription/lens-space.ts'
import type { Quantity } from '../../domain/quantity/quantity.ts'
import { presetOption } from '../../domain/prescription/preset-option.ts'
import { fieldName } from './field-problem.ts'
import type { FieldProblem, Problems } from './field-problem.ts'

/** The current choices, with the problems beside each field. */
export type LensChoices = { readonly form: LensForm; readonly isPerEye: boolean; readonly problems: Problems }

export type ChoiceEvent =
  | { readonly type: 'value.chosen'; readonly eye: Eye; readonly key: OptionKey; readonly value: OptionValue | undefined }
  | { readonly type: 'value.unreadable'; readonly eye: Eye; readonly key: OptionKey; readonly text: string }
  | { readonly type: 'quantity.chosen'; readonly eye: Eye; readonly quantity: Quantity }
  | { readonly type: 'right.copied' }
  | { readonly type: 'eye.cleared'; readonly eye: Eye }
  | { readonly type: 'problems.found'; readonly problems: Problems }

/** A product that is not chosen per eye uses the right side of the form. */
export const openChoices = (product: { readonly space: LensSpace; readonly isPerEye: boolean }): LensChoices => {
  const form = openLensForm(product.space)
  return { form: product.isPerEye ? form : chooseQuantity(form, 'left', 0), isPerEye: product.isPerEye, problems: {} }
}

/** Returns the same object if nothing is removed, so that nothing is rendered again. */
const without = (problems: Problems, isRemoved: (name: string) => boolean): Problems =>
  Object.keys(problems).some(isRemoved)
    ? Object.fromEntries(Object.entries(problems).filter(([name]) => !isRemoved(name)))
    : problems

/** The problem for a dropped value: not made at all, or removed by the new choice. */
const droppedProblem = (dropped: DroppedValue, chosenKey: OptionKey): FieldProblem => {
  const value = formatOptionValue(dropped.key, dropped.value)
  return dropped.key === chosenKey ? { _tag: 'ValueNotMade', value } : { _tag: 'Dropped', value }
}

const withValue = (choices: LensChoices, eye: Eye, key: OptionKey, value: OptionValue | undefined): LensChoices => {
  const name = (field: OptionKey): string => fieldName(choices.isPerEye, eye, field)
  const { form, dropped } = chooseValue(choices.form, eye, key, value)
  const settled = without(choices.problems, (field) => field === name(key) || field === 'form')
  const droppedProblems = dropped.map((droppedValue) => [name(droppedValue.key), droppedProblem(droppedValue, key)] as const)
  return { ...choices, form, problems: droppedProblems.length === 0 ? settled : { ...settled, ...Object.fromEntries(droppedProblems) } }
}

export const changeChoices = (choices: LensChoices, event: ChoiceEvent): LensChoices => {
  const { form, isPerEye, problems } = choices
  switch (event.type) {
    case 'value.chosen':
      return withValue(choices, event.eye, event.key, event.value)
    case 'value.unreadable':
      return {
        ...choices,
        problems: { ...problems, [fieldName(isPerEye, event.eye, event.key)]: { _tag: 'NotAValue', text: event.text } },
      }
    case 'quantity.chosen':
      return {
        ...choices,
        form: chooseQuantity(form, event.eye, event.quantity),
        problems: without(problems, (name) => name === fieldName(isPerEye, event.eye, 'quantity')),
      }
    case 'right.copied':
      return { ...choices, form: copyRightToLeft(form), problems: without(problems, (name) => name.startsWith('l_') || name === 'form') }
    case 'eye.cleared': {
      const prefix = fieldName(isPerEye, event.eye, '')
      return {
        ...choices,
        form: withChosen(form, event.eye, presetOption(form.space)),
        problems: without(problems, (name) => name.startsWith(prefix) || name === 'form'),
      }
    }
    case 'problems.found':
      return { ...choices, problems: event.problems }
  }
}
