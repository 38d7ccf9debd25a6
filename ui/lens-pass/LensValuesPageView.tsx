import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { TYPED_SOURCES } from '../../domain/lens-pass/lens-pass.ts'
import { FIRST_DAY } from '../../domain/lens-pass/read-lens-values.ts'
import { EYES, type Eye, type OptionKey } from '../../domain/prescription/lens-option.ts'
import { BackLink } from '../design/BackLink.tsx'
import { SelectField } from '../design/SelectField.tsx'
import { TextField } from '../design/TextField.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { FormButtonsView } from '../form/FormButtonsView.tsx'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { formatText } from '../messages/format-text.ts'
import { fieldName } from '../product/field-problem.ts'
import { EYE_MESSAGES, OPTION_MESSAGES } from '../product/option-messages.ts'
import { TYPED_KEYS, type TypedFields } from './lens-values-data.ts'
import css from './LensPassPageView.module.css'

export type LensValuesPageViewProps = {
  readonly isNew: boolean
  /** yyyy-MM-dd. */
  readonly today: string
  /** The names of existing wearers. */
  readonly names: readonly string[]
  /** Lenses of existing wearers. */
  readonly lenses: readonly { readonly id: number; readonly title: string }[]
  readonly initialFields: TypedFields
  readonly reply?: FormReply | undefined
  readonly isBusy: boolean
  readonly passPath: string
}

const LABELS = { wearer: 'lens_pass.wearer', day: 'lens_pass.day' } as const

const EyeFieldName = ({ eye, optionKey }: { readonly eye: Eye; readonly optionKey: OptionKey }) => (
  <><FormattedMessage id={EYE_MESSAGES[eye]} />, <FormattedMessage id={OPTION_MESSAGES[optionKey]} /></>
)

const FIELDS = EYES.flatMap((eye) => TYPED_KEYS.map((key) => ({ name: fieldName(true, eye, key), eye, key })))

const fieldLabel = (name: string) => {
  const field = FIELDS.find((candidate) => candidate.name === name)
  return field === undefined
    ? <FormattedMessage id={name === 'day' ? LABELS.day : LABELS.wearer} />
    : <EyeFieldName eye={field.eye} optionKey={field.key} />
}

type FieldsProps = { readonly typed: TypedFields; readonly errorOf: (name: string) => string | undefined }

const EyeView = ({ eye, typed, errorOf }: FieldsProps & { readonly eye: Eye }) => (
  <fieldset className={css['fields']}>
    <legend><FormattedMessage id={EYE_MESSAGES[eye]} /></legend>
    {FIELDS.filter((field) => field.eye === eye).map(({ name, key }) => (
      <TextField
        key={name} name={name} autoComplete="off" inputMode={key === 'dominance' || key === 'add' ? 'text' : 'decimal'}
        label={<FormattedMessage id={OPTION_MESSAGES[key]} />} defaultValue={typed[name] ?? ''} error={errorOf(name)}
      />
    ))}
  </fieldset>
)

type AboutProps = FieldsProps & Pick<LensValuesPageViewProps, 'isNew' | 'today' | 'names' | 'lenses'>

const AboutView = ({ typed, errorOf, isNew, today, names, lenses }: AboutProps) => {
  const intl = useIntl()
  const lens = (
    <SelectField
      name="product" label={<FormattedMessage id="lens_pass.lens" />} hint={<FormattedMessage id="lens_pass.lens_hint" />}
      defaultValue={typed['product']}
      options={[
        { value: '', label: intl.formatMessage({ id: 'lens_pass.no_lens' }) },
        ...lenses.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
    />
  )
  // Fields with a hint are side by side, so that the inputs align.
  return (
    <div className={css['pair']}>
      {isNew && (
        <TextField
          name="wearer" isRequired list="wearers"
          label={<FormattedMessage id={LABELS.wearer} />} hint={<FormattedMessage id="lens_pass.wearer_hint" />}
          defaultValue={typed['wearer']} error={errorOf('wearer')}
        />
      )}
      {isNew && lens}
      <TextField
        name="day" type="date" min={FIRST_DAY} max={today} isRequired
        label={<FormattedMessage id={LABELS.day} />} defaultValue={typed['day']} error={errorOf('day')}
      />
      <SelectField
        name="source" label={<FormattedMessage id="lens_pass.source" />} defaultValue={typed['source']}
        options={TYPED_SOURCES.map((source) => ({ value: source, label: intl.formatMessage({ id: `lens_pass.source_${source}` }) }))}
      />
      {!isNew && lens}
      <datalist id="wearers">{names.map((name) => <option key={name} value={name}>{name}</option>)}</datalist>
    </div>
  )
}

/** The form for lens values from a box or a prescription; of one eye only, too. */
export const LensValuesPageView = (
  { isNew, today, names, lenses, initialFields, reply, isBusy, passPath }: LensValuesPageViewProps,
) => {
  const intl = useIntl()
  const typed = reply?.typed ?? initialFields
  const errorOf = (name: string): string | undefined => {
    const problem = reply?.problems[name]
    return problem === undefined ? undefined : formatText(intl, problem)
  }
  // The colour of the ordered lens is preserved as it is.
  const colours = EYES.map((eye) => fieldName(true, eye, 'color')).filter((name) => typed[name] !== undefined)
  return (
    <div className={css['page']}>
      <BackLink to={passPath}><FormattedMessage id="lens_pass.title" /></BackLink>
      <h1><FormattedMessage id={isNew ? 'lens_pass.add' : 'lens_pass.correct_title'} /></h1>
      <p><FormattedMessage id="lens_pass.values_text" /></p>
      <Form method="post" noValidate className={css['form']}>
        <ProblemsView reply={reply} nameOf={fieldLabel} />
        <AboutView isNew={isNew} today={today} names={names} lenses={lenses} typed={typed} errorOf={errorOf} />
        {EYES.map((eye) => <EyeView key={eye} eye={eye} typed={typed} errorOf={errorOf} />)}
        {colours.map((name) => <input key={name} type="hidden" name={name} value={typed[name]} />)}
        <p className={css['note']}><FormattedMessage id="lens_pass.consent" /></p>
        <FormButtonsView label={<FormattedMessage id="lens_pass.save" />} isBusy={isBusy} backPath={passPath} />
      </Form>
    </div>
  )
}
