import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Disclosure } from '../design/Disclosure.tsx'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import { Notice } from '../design/Notice.tsx'
import { TextField } from '../design/TextField.tsx'
import { Unbroken } from '../design/Unbroken.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import type { SuggestionEntry, ValuesEntry, WearerEntry } from './lens-pass-data.ts'
import { SourceText } from './SourceText.tsx'
import { ValuesView } from './ValuesView.tsx'
import css from './LensPassPageView.module.css'

export type LensPassPageViewProps = {
  readonly wearers: readonly WearerEntry[]
  readonly suggestions: readonly SuggestionEntry[]
  /** The initial name in the field of a suggestion. */
  readonly ownName: string
  readonly failure?: ReactNode
  readonly isSaved: boolean
  readonly isBusy: boolean
  readonly newPath: string
}

type Intent = 'order' | 'remove' | 'forget'
type Sending = {
  readonly intent: Intent
  readonly id: number
  readonly isBusy: boolean
  readonly isFirst?: boolean
  readonly children: ReactNode
}

const IntentForm = ({ intent, id, isBusy, isFirst = false, children }: Sending) => (
  <Form method="post">
    <input type="hidden" name="id" value={id} />
    <Button type="submit" name="intent" value={intent} variant={isFirst ? 'primary' : 'secondary'} isBusy={isBusy}>{children}</Button>
  </Form>
)

const FactsView = ({ values }: { readonly values: ValuesEntry }) => (
  <p className={css['facts']}>
    <span><SourceText day={values.day} source={values.source} /></span>
    {values.lens !== undefined && <Link to={values.lens.path}>{values.lens.title}</Link>}
  </p>
)

type Of = { readonly wearer: WearerEntry; readonly isBusy: boolean }

const EarlierView = ({ wearer, isBusy }: Of) => (
  <Disclosure summary={<FormattedMessage id="lens_pass.earlier" values={{ count: wearer.earlier.length, name: wearer.name }} />}>
    <ul className={css['earlier']}>
      {wearer.earlier.map((values) => (
        <li key={values.id}>
          <FactsView values={values} />
          <ValuesView rows={values.rows} />
          <div className={css['links']}>
            <ButtonLink to={values.changePath} variant="quiet">
              <FormattedMessage id="lens_pass.correct" /><VisuallyHidden> {wearer.name}, {values.day}</VisuallyHidden>
            </ButtonLink>
            <IntentForm intent="remove" id={values.id} isBusy={isBusy}>
              <FormattedMessage id="lens_pass.remove" /><VisuallyHidden> {wearer.name}, {values.day}</VisuallyHidden>
            </IntentForm>
          </div>
        </li>
      ))}
    </ul>
  </Disclosure>
)

const PersonView = ({ wearer, isBusy }: Of) => (
  <Disclosure summary={<FormattedMessage id="lens_pass.person" values={{ name: wearer.name }} />}>
    <div className={css['person']}>
      <Form method="post" className={css['rename']}>
        <input type="hidden" name="id" value={wearer.id} />
        <TextField
          id={`name-${wearer.id}`} name="name" defaultValue={wearer.name}
          label={<FormattedMessage id="lens_pass.wearer" />}
        />
        <Button type="submit" name="intent" value="rename" variant="secondary" isBusy={isBusy}>
          <FormattedMessage id="lens_pass.rename" />
        </Button>
      </Form>
      <p><FormattedMessage id="lens_pass.delete_wearer_text" values={{ name: wearer.name }} /></p>
      <IntentForm intent="forget" id={wearer.id} isBusy={isBusy}><FormattedMessage id="lens_pass.delete_wearer" /></IntentForm>
    </div>
  </Disclosure>
)

const WearerView = ({ wearer, isBusy }: Of) => {
  const { name, current, earlier, id } = wearer
  const whose = <VisuallyHidden> {name}</VisuallyHidden>
  return (
    <li className={css['wearer']}>
      <h2>{name}</h2>
      <div className={css['current']}>
        <h3><FormattedMessage id="lens_pass.current" /></h3>
        <FactsView values={current} />
        <ValuesView rows={current.rows} />
      </div>
      <div className={css['links']}>
        {current.lens !== undefined && (
          <IntentForm intent="order" id={id} isBusy={isBusy} isFirst>
            <Icon name="cart" /><FormattedMessage id="lens_pass.order" />{whose}
          </IntentForm>
        )}
        <ButtonLink to={current.changePath} variant="secondary"><FormattedMessage id="lens_pass.correct" />{whose}</ButtonLink>
        <IntentForm intent="remove" id={current.id} isBusy={isBusy}><FormattedMessage id="lens_pass.remove" />{whose}</IntentForm>
      </div>
      {earlier.length > 0 && <EarlierView wearer={wearer} isBusy={isBusy} />}
      <PersonView wearer={wearer} isBusy={isBusy} />
    </li>
  )
}

type SuggestionProps = Pick<LensPassPageViewProps, 'ownName' | 'isBusy'> & { readonly suggestion: SuggestionEntry }

const SuggestionView = ({ suggestion, ownName, isBusy }: SuggestionProps) => {
  const { orderId, orderNumber, day, title, rows, lineIds } = suggestion
  const id = `${orderId}-${lineIds.join('-')}`
  return (
    <li className={css['wearer']}>
      <h3>{title}</h3>
      <p className={css['facts']}><SourceText day={day} source={{ _tag: 'Order', orderId, orderNumber }} /></p>
      <ValuesView rows={rows} />
      <Form method="post" className={css['rename']}>
        <input type="hidden" name="order" value={orderId} />
        <input type="hidden" name="lines" value={lineIds.join(' ')} />
        <TextField
          id={`wearer-${id}`} name="wearer" defaultValue={ownName} list="wearers"
          label={<FormattedMessage id="lens_pass.wearer" />}
        />
        <Button type="submit" name="intent" value="take" variant="secondary" isBusy={isBusy}>
          <span><FormattedMessage id="lens_pass.take" values={{ number: <Unbroken>{orderNumber}</Unbroken> }} /></span>
        </Button>
      </Form>
    </li>
  )
}

/** Current and earlier values of all wearers, and suggestions from own orders. */
export const LensPassPageView = (
  { wearers, suggestions, ownName, failure, isSaved, isBusy, newPath }: LensPassPageViewProps,
) => (
  <div className={css['page']}>
    <h1><FormattedMessage id="lens_pass.title" /></h1>
    {isSaved && <Notice tone="success" role="status"><FormattedMessage id="lens_pass.saved" /></Notice>}
    {failure !== undefined && <Notice tone="danger" role="alert">{failure}</Notice>}
    <p><FormattedMessage id="lens_pass.intro" /></p>
    {wearers.length === 0 && <p><FormattedMessage id="lens_pass.none" /></p>}
    {wearers.length > 0 && (
      <ul className={css['wearers']}>{wearers.map((wearer) => <WearerView key={wearer.id} wearer={wearer} isBusy={isBusy} />)}</ul>
    )}
    <p>
      <ButtonLink to={newPath} variant={wearers.length === 0 ? 'primary' : 'secondary'}>
        <Icon name="plus" /><FormattedMessage id="lens_pass.add" />
      </ButtonLink>
    </p>
    {suggestions.length > 0 && (
      <section className={css['page']}>
        <h2><FormattedMessage id="lens_pass.suggestions" /></h2>
        <p><FormattedMessage id="lens_pass.suggestions_text" /></p>
        <ul className={css['wearers']}>
          {suggestions.map((suggestion) => (
            <SuggestionView key={
              `${suggestion.orderId} ${suggestion.lineIds.join(' ')}`
            } suggestion={suggestion} ownName={ownName} isBusy={isBusy} />
          ))}
        </ul>
        <datalist id="wearers">{wearers.map(({ id, name }) => <option key={id} value={name}>{name}</option>)}</datalist>
      </section>
    )}
    <p className={css['note']}>
      <Icon name="lock" size="small" /><span><FormattedMessage id="lens_pass.private" /></span>
    </p>
  </div>
)
