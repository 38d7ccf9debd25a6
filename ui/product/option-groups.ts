import { ownValue } from '../../domain/own-value.ts'
import { formatOptionValue } from '../../domain/prescription/format-option-value.ts'
import type { OptionKey, OptionValue } from '../../domain/prescription/lens-option.ts'
import type { MessageId } from '../messages/message-id.ts'

export type ShownOption = { readonly value: string; readonly message?: MessageId }
export type OptionGroup = { readonly label?: MessageId; readonly options: readonly ShownOption[] }

const DOMINANCE_MESSAGES: { readonly [value: string]: MessageId } = {
  D: 'product.dominance.D',
  N: 'product.dominance.N',
}

const toShownOption = (key: OptionKey, value: OptionValue): ShownOption => {
  const text = formatOptionValue(key, value)
  const message = key === 'dominance' ? ownValue(DOMINANCE_MESSAGES, text) : undefined
  return { value: text, ...(message === undefined ? {} : { message }) }
}

/** From zero outwards: the most common powers first. */
const outwards = (values: readonly OptionValue[]): readonly OptionValue[] =>
  values.toSorted((left, right) => Math.abs(Number(left)) - Math.abs(Number(right)))

const powers = (key: OptionKey, values: readonly OptionValue[], label: MessageId | undefined): readonly OptionGroup[] =>
  values.length === 0
    ? []
    : [{ options: outwards(values).map((value) => toShownOption(key, value)), ...(label === undefined ? {} : { label }) }]

/** The values of one key as groups of a list; powers are separated by sign, so that minus and plus are not confused. */
export const optionGroups = (key: OptionKey, values: readonly OptionValue[]): readonly OptionGroup[] => {
  if (key === 'cylinder') return powers(key, values, undefined)
  if (key !== 'sphere') return [{ options: values.map((value) => toShownOption(key, value)) }]
  return [
    ...powers(key, values.filter((value) => Number(value) === 0), undefined),
    ...powers(key, values.filter((value) => Number(value) < 0), 'product.powers_minus'),
    ...powers(key, values.filter((value) => Number(value) > 0), 'product.powers_plus'),
  ]
}
