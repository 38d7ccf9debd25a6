import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import type { Device } from '../../domain/identity/device.ts'
import type { RevocableMethods } from '../../domain/identity/revocable-methods.ts'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Notice } from '../design/Notice.tsx'
import { Unbroken } from '../design/Unbroken.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { MomentText } from '../shop/MomentText.tsx'
import { deviceName } from './device-name.ts'
import { EndOthersView, type EndOthersViewProps } from './EndOthersView.tsx'
import css from './Security.module.css'

/** A device with a session; dates are ISO instants. */
export type DeviceEntry = {
  readonly id: string
  readonly device: Device
  readonly since: string
  readonly lastUsed: string
  readonly isHere: boolean
}

export type DevicesPageViewProps = {
  readonly devices: readonly DeviceEntry[]
  readonly failure?: ReactNode
  /** Other sessions were ended; `methods`: the other sign-in methods were removed as well. */
  readonly ended?: 'devices' | 'methods' | undefined
  readonly revocable: RevocableMethods
  readonly hasPassword: boolean
  readonly refusedOthers?: EndOthersViewProps['refused']
  readonly isBusy: boolean
  readonly passwordPath: string
  readonly emailPath: string
  /** The customer's passkeys. */
  readonly passkeys?: ReactNode
}

const DeviceName = ({ device }: { readonly device: Device }) => deviceName(useIntl(), device)

const Day = ({ at }: { readonly at: string }) => (
  <time dateTime={at}><Unbroken><FormattedDate value={at} dateStyle="long" /></Unbroken></time>
)

const EntryView = ({ entry, isBusy }: { readonly entry: DeviceEntry; readonly isBusy: boolean }) => (
  <li className={css['entry']}>
    <div className={css['title']}>
      <h3><DeviceName device={entry.device} /></h3>
      {entry.isHere && <Badge tone="success"><FormattedMessage id="security.this_device" /></Badge>}
    </div>
    <p className={css['facts']}>
      <span><FormattedMessage id="security.since" values={{ date: <Day at={entry.since} /> }} /></span>
      <span><FormattedMessage id="security.last_used" values={{ date: <MomentText at={entry.lastUsed} /> }} /></span>
    </p>
    {!entry.isHere && (
      <Form method="post">
        <input type="hidden" name="id" value={entry.id} />
        <Button type="submit" name="intent" value="end" variant="secondary" isBusy={isBusy}>
          <FormattedMessage id="security.end" /><VisuallyHidden>{' '}<DeviceName device={entry.device} /></VisuallyHidden>
        </Button>
      </Form>
    )}
  </li>
)

/** The sign-in methods and sessions of the customer. */
export const DevicesPageView = ({
  devices, failure, ended, revocable, hasPassword, refusedOthers, isBusy, passwordPath, emailPath, passkeys,
}: DevicesPageViewProps) => (
  <div className={css['page']}>
    <h1><FormattedMessage id="security.title" /></h1>
    {ended !== undefined && (
      <Notice tone="success" role="status">
        <FormattedMessage id={ended === 'methods' ? 'security.ended_methods' : 'security.ended'} />
      </Notice>
    )}
    {failure !== undefined && <Notice tone="danger" role="alert">{failure}</Notice>}
    <section className={css['part']} aria-labelledby="security-password">
      <h2 id="security-password"><FormattedMessage id="account.password" /></h2>
      <p><ButtonLink to={passwordPath} variant="secondary"><FormattedMessage id="security.password_title" /></ButtonLink></p>
    </section>
    <section className={css['part']} aria-labelledby="security-email">
      <h2 id="security-email"><FormattedMessage id="account.email" /></h2>
      <p><ButtonLink to={emailPath} variant="secondary"><FormattedMessage id="email_change.title" /></ButtonLink></p>
    </section>
    <section className={css['part']} aria-labelledby="security-devices">
      <h2 id="security-devices"><FormattedMessage id="security.devices" /></h2>
      <p><FormattedMessage id="security.devices_intro" /></p>
      <ul className={css['entries']}>
        {devices.map((entry) => <EntryView key={entry.id} entry={entry} isBusy={isBusy} />)}
      </ul>
      {devices.length > 1 && <EndOthersView revocable={revocable} hasPassword={hasPassword} refused={refusedOthers} isBusy={isBusy} />}
    </section>
    {passkeys}
  </div>
)
