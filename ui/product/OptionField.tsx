import { useIntl } from 'react-intl'
import type { Eye, OptionKey, OptionValue } from '../../domain/prescription/lens-option.ts'
import { formatOptionValue } from '../../domain/prescription/format-option-value.ts'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useTypedValue } from '../binding/use-typed-value.ts'
import type { ShownColour } from './shown-colours.ts'
import { formatText } from '../messages/format-text.ts'
import { MissingPart } from '../notice/MissingPart.tsx'
import { rejectedText } from './field-problem.ts'
import type { FieldProblem } from './field-problem.ts'
import { optionGroups } from './option-groups.ts'
import { EYE_MESSAGES, OPTION_MESSAGES } from './option-messages.ts'
import { OptionFieldView } from './OptionFieldView.tsx'
import { problemMessage } from './problem-message.ts'
import { typedValue } from './typed-value.ts'

/** Only for glasses and cases. */
const ColourField = lazyPart(async () => (await import('./ColourField.tsx')).ColourField, MissingPart)

export type OptionFieldProps = {
  readonly name: string
  readonly optionKey: OptionKey
  /** Absent if nothing is chosen per eye. */
  readonly eye?: Eye | undefined
  readonly value: OptionValue | undefined
  /** All values of the product, and those that the other choices still allow. */
  readonly made: readonly OptionValue[]
  readonly allowed: readonly OptionValue[]
  /** The colours of glasses and cases. */
  readonly colours?: readonly ShownColour[] | undefined
  readonly problem?: FieldProblem | undefined
  readonly onChoose: (value: OptionValue | undefined) => void
  readonly onUnreadable: (text: string) => void
}

/** A value of one eye: chosen from a list or typed. */
export const OptionField = (props: OptionFieldProps) => {
  const { name, optionKey, eye, value, made, allowed, colours, problem, onChoose, onUnreadable } = props
  const intl = useIntl()
  const typed = useTypedValue((text) => {
    const parsed = typedValue(optionKey, text, made)
    if (parsed === undefined) onUnreadable(text)
    else onChoose(parsed)
  })
  const chosen = value === undefined ? '' : formatOptionValue(optionKey, value)
  const error = problem === undefined ? undefined : formatText(intl, problemMessage(problem))
  if (optionKey === 'color' && colours !== undefined) {
    return (
      <ColourField
        name={name}
        colours={colours.filter((colour) => allowed.includes(colour.made))}
        value={chosen}
        error={error}
        onChoose={onChoose}
      />
    )
  }
  return (
    <OptionFieldView
      name={name}
      label={intl.formatMessage({ id: OPTION_MESSAGES[optionKey] })}
      eye={eye === undefined ? undefined : intl.formatMessage({ id: EYE_MESSAGES[eye] })}
      groups={optionGroups(optionKey, allowed)}
      value={chosen}
      rejected={rejectedText(problem)}
      isFixed={made.length === 1}
      isWords={optionKey === 'dominance' || optionKey === 'color'}
      isWide={optionKey === 'color'}
      typed={typed.text}
      error={error}
      isAnnounced={rejectedText(problem) !== undefined || problem?._tag === 'Dropped'}
      onChoose={(text) => { onChoose(text === '' ? undefined : typedValue(optionKey, text, made)) }}
      onKeyDown={typed.onKeyDown}
      onBlur={typed.onBlur}
    />
  )
}
