import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Button } from '../design/Button.tsx'
import { Link } from '../design/Link.tsx'
import { Notice } from '../design/Notice.tsx'
import { TextField } from '../design/TextField.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { formatText } from '../messages/format-text.ts'
import { EYE_MESSAGES, OPTION_MESSAGES } from '../product/option-messages.ts'
import { formatOptionValue } from '../../domain/prescription/format-option-value.ts'
import type { ShownSubscriptionItem } from '../../domain/subscription/shown-subscription.ts'
import { valueKeys, valueName, type PassFilled } from './lens-values.ts'
import css from '../account/AccountEntries.module.css'

export type ValuesFormViewProps = {
  readonly items: readonly ShownSubscriptionItem[]
  /** The values by field name. */
  readonly texts: { readonly [name: string]: string }
  readonly filled?: PassFilled | undefined
  /** The wearers of the lens profile. */
  readonly wearers: readonly { readonly id: number; readonly name: string }[]
  readonly reply?: FormReply | undefined
  readonly isBusy: boolean
}

const WHY = { unused: 'lens_pass.offer_unused', not_made: 'lens_pass.offer_unavailable' } as const

const FilledView = ({ filled: { name, unfit } }: { readonly filled: PassFilled }) => (
  <Notice
    tone={unfit.length === 0 ? 'success' : 'warning'} role="status"
    title={<FormattedMessage id="lens_pass.offer_filled" values={{ name }} />}
  >
    {unfit.length > 0 && (
      <>
        <p><FormattedMessage id="lens_pass.offer_unfit" /></p>
        <ul>
          {unfit.map(({ eye, key, value, why }, index) => (
            <li key={index}>
              <FormattedMessage id={EYE_MESSAGES[eye]} />, <FormattedMessage id={OPTION_MESSAGES[key]} />{' '}
              {formatOptionValue(key, value)}: <FormattedMessage id={WHY[why]} />
            </li>
          ))}
        </ul>
      </>
    )}
  </Notice>
)

/** Changes the lens values: typed, or from the lens profile. */
export const ValuesFormView = ({ items, texts, filled, wearers, reply, isBusy }: ValuesFormViewProps) => {
  const intl = useIntl()
  const worn = items.filter((item) => valueKeys(item).length > 0)
  if (worn.length === 0) return null
  return (
    <section className={css['form']}>
      <h2><FormattedMessage id="subscription.values" /></h2>
      {filled !== undefined && <FilledView filled={filled} />}
      {wearers.length > 0 && (
        <ul className={css['usual']}>
          <li><FormattedMessage id="subscription.from_pass" /></li>
          {wearers.map(({ id, name }) => <li key={id}><Link to={`?wearer=${id}`} replace preventScrollReset>{name}</Link></li>)}
        </ul>
      )}
      <Form method="post" key={filled?.name} noValidate className={css['form']}>
        {worn.map((item) => (
          <fieldset key={item.id} className={css['eyes']}>
            <legend>{item.variantRepresentation}</legend>
            {valueKeys(item).map((key) => {
              const name = valueName(item.id, key)
              const problem = reply?.problems[name]
              return (
                <TextField
                  key={name} name={name} autoComplete="off" inputMode="decimal"
                  label={<FormattedMessage id={OPTION_MESSAGES[key]} />}
                  error={problem === undefined ? undefined : formatText(intl, problem)}
                  defaultValue={reply?.typed[name] ?? texts[name] ?? ''}
                />
              )
            })}
          </fieldset>
        ))}
        <Button type="submit" name="intent" value="values" variant="secondary" isBusy={isBusy}>
          <FormattedMessage id="subscription.save_values" />
        </Button>
      </Form>
    </section>
  )
}
