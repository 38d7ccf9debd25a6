import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { useFocusOnMount } from '../binding/use-focus-on-mount.ts'
import { Button } from '../design/Button.tsx'
import { Disclosure } from '../design/Disclosure.tsx'
import { Notice } from '../design/Notice.tsx'
import { PasswordField } from '../design/PasswordField.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import css from './Passkeys.module.css'

/** A passkey for display; dates are ISO instants. */
export type PasskeyEntry = {
  readonly id: string
  readonly name: string
  readonly host: string
  readonly since: string
  readonly lastUsed?: string
}

export type PasskeysViewProps = {
  readonly passkeys: readonly PasskeyEntry[]
  readonly hasPassword: boolean
  readonly news?: 'added' | 'removed' | undefined
  /** The passkey whose removal failed: with an error of the password, or another failure. */
  readonly refused?: { readonly id: string; readonly error?: ReactNode; readonly failure?: ReactNode } | undefined
  readonly isBusy: boolean
  /** The form to add one. */
  readonly adding: ReactNode
}

const DayOf = ({ at }: { readonly at: string }) => <time dateTime={at}><FormattedDate value={at} dateStyle="long" /></time>

type EntryViewProps = Pick<PasskeysViewProps, 'hasPassword' | 'isBusy' | 'refused'> & { readonly passkey: PasskeyEntry }

const EntryView = ({ passkey: { id, name, host, since, lastUsed }, hasPassword, isBusy, refused }: EntryViewProps) => (
  <li className={css['entry']}>
    <h3>{name}</h3>
    <p className={css['facts']}>
      <span><FormattedMessage id="passkey.since" values={{ date: <DayOf at={since} /> }} /></span>
      <span>
        {lastUsed === undefined
          ? <FormattedMessage id="passkey.never_used" />
          : <FormattedMessage id="passkey.last_used" values={{ date: <DayOf at={lastUsed} /> }} />}
      </span>
      <span><FormattedMessage id="passkey.host" values={{ host }} /></span>
    </p>
    <Disclosure
      isOpen={refused?.id === id}
      summary={<><FormattedMessage id="passkey.remove" /><VisuallyHidden>{' '}{name}</VisuallyHidden></>}
    >
      <Form method="post" noValidate className={css['form']}>
        {refused?.id === id && refused.failure !== undefined && <Notice tone="danger" role="alert">{refused.failure}</Notice>}
        <input type="hidden" name="id" value={id} />
        {hasPassword
          ? (
            <PasswordField
              name="current" id={`field-current-${id}`} isRequired
              refusal={refused} error={refused?.id === id ? refused.error : undefined}
              label={<FormattedMessage id="security.current_password" />} hint={<FormattedMessage id="passkey.confirm_hint" />}
            />
          )
          : <p><FormattedMessage id="passkey.fresh_hint" /></p>}
        <Button type="submit" name="intent" value="remove-passkey" variant="secondary" isBusy={isBusy}>
          <FormattedMessage id="passkey.remove_title" values={{ name }} />
        </Button>
      </Form>
    </Disclosure>
  </li>
)

/** Takes the focus, and so scrolls into view: it is far below the top of the page. */
const NewsView = ({ news }: { readonly news: NonNullable<PasskeysViewProps['news']> }) => (
  <div {...useFocusOnMount<HTMLDivElement>()}>
    <Notice tone="success" role="status"><FormattedMessage id={`passkey.${news}`} /></Notice>
  </div>
)

/** The customer's passkeys, with forms to remove one and to add another. */
export const PasskeysView = ({ passkeys, hasPassword, news, refused, isBusy, adding }: PasskeysViewProps) => (
  <section className={css['part']} aria-labelledby="security-passkeys">
    <h2 id="security-passkeys"><FormattedMessage id="passkey.title" /></h2>
    {news !== undefined && <NewsView key={`${news} ${passkeys.length}`} news={news} />}
    <p><FormattedMessage id="passkey.intro" /></p>
    {passkeys.length === 0
      ? <p><FormattedMessage id="passkey.none" /></p>
      : (
        <ul className={css['entries']}>
          {passkeys.map((passkey) => (
            <EntryView key={passkey.id} passkey={passkey} hasPassword={hasPassword} isBusy={isBusy} refused={refused} />
          ))}
        </ul>
      )}
    {adding}
  </section>
)
