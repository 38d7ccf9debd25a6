import { memo, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { allowedValues, madeValues } from '../../domain/prescription/allowed-values.ts'
import { usedKeys } from '../../domain/prescription/lens-blocks.ts'
import type { Eye } from '../../domain/prescription/lens-option.ts'
import type { CountedBy } from '../../domain/product/counted-by.ts'
import { QuantityField } from '../design/QuantityField.tsx'
import { COUNTED_MESSAGES } from '../listing/counted-messages.ts'
import { formatText } from '../messages/format-text.ts'
import { fieldName } from './field-problem.ts'
import type { ChoiceEvent, LensChoices } from './lens-choices.ts'
import { EYE_MESSAGES } from './option-messages.ts'
import { OptionField, type OptionFieldProps } from './OptionField.tsx'
import css from './OptionFieldView.module.css'
import { problemMessage } from './problem-message.ts'

export type EyeFieldsProps = {
  readonly eye: Eye
  readonly choices: LensChoices
  readonly maximum: number
  readonly unit: CountedBy
  readonly colours?: OptionFieldProps['colours']
  readonly onChange: (event: ChoiceEvent) => void
}

const sameEye = (before: EyeFieldsProps, after: EyeFieldsProps): boolean =>
  before.choices.form.eyes[before.eye] === after.choices.form.eyes[after.eye] && before.choices.problems === after.choices.problems
  && before.maximum === after.maximum && before.onChange === after.onChange

/** The values and the quantity of one eye, in the order of the specification; not rendered again when only the other eye changes. */
export const EyeFields = memo(({ eye, choices, maximum, unit, colours, onChange }: EyeFieldsProps) => {
  const intl = useIntl()
  const { form, isPerEye, problems } = choices
  const { chosen, quantity } = form.eyes[eye]
  const values = madeValues(form.space)
  const allowed = useMemo(() => allowedValues(form.space, chosen), [form.space, chosen])
  const quantityName = fieldName(isPerEye, eye, 'quantity')
  const quantityProblem = problems[quantityName]
  const counted = COUNTED_MESSAGES[unit]
  const eyeName = intl.formatMessage({ id: EYE_MESSAGES[eye] })
  return (
    <>
      {usedKeys(form.space).map((key) => (
        <OptionField
          key={key}
          name={fieldName(isPerEye, eye, key)}
          optionKey={key}
          eye={isPerEye ? eye : undefined}
          value={chosen[key]}
          made={values[key] ?? []}
          allowed={allowed[key] ?? []}
          colours={colours}
          problem={problems[fieldName(isPerEye, eye, key)]}
          onChoose={(value) => { onChange({ type: 'value.chosen', eye, key, value }) }}
          onUnreadable={(text) => { onChange({ type: 'value.unreadable', eye, key, text }) }}
        />
      ))}
      <div className={css['row']}>
        <span className={css['label']} aria-hidden="true">{intl.formatMessage({ id: counted.name })}</span>
        <QuantityField
          isLabelHidden
          label={isPerEye
            ? intl.formatMessage({ id: 'product.quantity_of_eye' }, { eye: eyeName })
            : intl.formatMessage({ id: counted.name })}
          name={quantityName}
          value={quantity}
          max={maximum}
          onChange={(chosenQuantity) => { onChange({ type: 'quantity.chosen', eye, quantity: chosenQuantity }) }}
          decreaseLabel={intl.formatMessage({ id: counted.less })}
          of={isPerEye ? eyeName : undefined}
          increaseLabel={intl.formatMessage({ id: counted.more })}
          error={quantityProblem === undefined ? undefined : formatText(intl, problemMessage(quantityProblem), unit)}
        />
      </div>
    </>
  )
}, sameEye)
