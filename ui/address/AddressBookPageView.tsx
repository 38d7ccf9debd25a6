import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Link } from '../design/Link.tsx'
import { Notice } from '../design/Notice.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import type { AddressEntry } from './address-book-data.ts'
import { AddressView } from './AddressView.tsx'
import type { BookChange } from './book-path.ts'
import css from './AddressBookPageView.module.css'

export type AddressBookPageViewProps = {
  readonly entries: readonly AddressEntry[]
  /** The maximum number of addresses, if it is reached. */
  readonly full?: number | undefined
  readonly news?: BookChange | undefined
  /** The id of the address whose removal is to be confirmed; 0 for none. */
  readonly removing?: number | undefined
  readonly isBusy: boolean
  readonly toPath: (path: string) => string
}

type EntryProps = Pick<AddressBookPageViewProps, 'isBusy' | 'toPath'> & {
  readonly entry: AddressEntry
  /** The address that becomes the default if this one is removed. */
  readonly nextDefault: AddressEntry | undefined
}

const lineOf = ({ address }: AddressEntry): string => address.lines.join(', ')

/** Asks for confirmation before an address is removed, and names the next default. */
const RemovingView = ({ entry, nextDefault, isBusy, toPath }: EntryProps) => (
  <div className={css['confirmation']} role="group" aria-labelledby={`remove-${String(entry.id)}`}>
    <p id={`remove-${String(entry.id)}`}><strong><FormattedMessage id="account.address_remove_ask" /></strong></p>
    {entry.isDefault && nextDefault !== undefined && (
      <p><FormattedMessage id="account.address_next_default" values={{ address: lineOf(nextDefault) }} /></p>
    )}
    <div className={css['actions']}>
      <Form method="post" action={toPath('/my-account/addresses')}>
        <input type="hidden" name="remove" value={entry.id} />
        <Button type="submit" isBusy={isBusy}><FormattedMessage id="account.address_remove" /></Button>
      </Form>
      <Link to={toPath('/my-account/addresses')} preventScrollReset className={css['action']}>
        <FormattedMessage id="account.address_keep" />
      </Link>
    </div>
  </div>
)

const ActionsView = ({ entry, isBusy, toPath }: Omit<EntryProps, 'nextDefault'>) => {
  const which = <VisuallyHidden> {lineOf(entry)}</VisuallyHidden>
  return (
    <div className={css['actions']}>
      <Link to={toPath(`/my-account/edit-address/${String(entry.id)}`)} className={css['action']}>
        <FormattedMessage id="account.address_change" />{which}
      </Link>
      <Link to={toPath(`/my-account/addresses?remove=${String(entry.id)}`)} preventScrollReset className={css['action']}>
        <FormattedMessage id="account.address_remove" />{which}
      </Link>
      {!entry.isDefault && (
        <Form method="post" action={toPath('/my-account/addresses')}>
          <input type="hidden" name="choose" value={entry.id} />
          <Button type="submit" variant="secondary" isBusy={isBusy}><FormattedMessage id="account.address_choose" />{which}</Button>
        </Form>
      )}
    </div>
  )
}

/** The customer's saved addresses, the default first. */
export const AddressBookPageView = ({ entries, full, news, removing, isBusy, toPath }: AddressBookPageViewProps) => (
  <div className={css['page']}>
    <div className={css['head']}>
      <h1><FormattedMessage id="account.addresses" /></h1>
      {full === undefined && (
        <ButtonLink to={toPath('/my-account/edit-address')}><FormattedMessage id="account.address_add" /></ButtonLink>
      )}
    </div>
    {news !== undefined && <Notice tone="success" role="status"><FormattedMessage id={`account.address_done_${news}`} /></Notice>}
    {full !== undefined && <Notice tone="info"><FormattedMessage id="error.address_book_full" values={{ maximum: full }} /></Notice>}
    {entries.length === 0
      ? <p><FormattedMessage id="account.no_address_hint" /></p>
      : (
        <ul className={css['entries']}>
          {entries.map((entry) => {
            const nextDefault = entries.find((candidate) => candidate !== entry)
            return (
              <li key={entry.id} className={css['entry']}>
                {entry.isDefault && <p><Badge tone="success"><FormattedMessage id="account.default_address" /></Badge></p>}
                <AddressView address={entry.address} />
                {removing === entry.id
                  ? <RemovingView entry={entry} nextDefault={nextDefault} isBusy={isBusy} toPath={toPath} />
                  : <ActionsView entry={entry} isBusy={isBusy} toPath={toPath} />}
              </li>
            )
          })}
        </ul>
      )}
  </div>
)
