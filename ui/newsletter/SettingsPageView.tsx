import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import type { MarketingChannel } from '../../domain/customer/marketing.ts'
import { Button } from '../design/Button.tsx'
import { Checkbox } from '../design/Checkbox.tsx'
import { Notice } from '../design/Notice.tsx'
import { TICKED } from '../form/ticked.ts'
import css from './Newsletter.module.css'

export type SettingsPageViewProps = {
  readonly email: string
  /** The consents of an e-mail address are shown only after it is verified. */
  readonly isVerified: boolean
  readonly offered: readonly MarketingChannel[]
  readonly channels: readonly MarketingChannel[]
  readonly failure?: ReactNode
  readonly news?: 'requested' | 'saved' | undefined
  /** Identifies the navigation after saving, so that the form is rendered again. */
  readonly savedKey?: string | undefined
  readonly isBusy: boolean
}

/** The marketing consents of a customer: chosen here, confirmed by e-mail, revoked by one click. */
export const SettingsPageView = ({ email, isVerified, offered, channels, failure, news, savedKey, isBusy }: SettingsPageViewProps) => {
  const form = useRef<HTMLFormElement>(null)
  // After saving, the boxes show the effective state: an unconfirmed consent is off.
  useEffect(() => { if (savedKey !== undefined) form.current?.reset() }, [savedKey])
  return (
    <div className={css['page']}>
      <h1><FormattedMessage id="newsletter.title" /></h1>
      {failure !== undefined && <Notice tone="danger" role="alert">{failure}</Notice>}
      {news !== undefined && (
        <Notice tone="success" role="status">
          <FormattedMessage id={news === 'requested' ? 'newsletter.requested' : 'newsletter.saved'} />
        </Notice>
      )}
      {!isVerified && <Notice tone="warning"><FormattedMessage id="newsletter.unverified" /></Notice>}
      <p><FormattedMessage id="newsletter.intro" values={{ email: <strong className={css['email']}>{email}</strong> }} /></p>
      <Form ref={form} method="post" key={channels.join()} className={css['form']}>
        <fieldset className={css['channels']}>
          <legend><FormattedMessage id="newsletter.channels" /></legend>
          {offered.map((channel) => (
            <Checkbox
              key={channel}
              name={channel}
              value={TICKED}
              defaultChecked={channels.includes(channel)}
              label={<FormattedMessage id={`newsletter.channel.${channel}`} />}
            />
          ))}
        </fieldset>
        <p><FormattedMessage id="newsletter.confirm_hint" /></p>
        <div className={css['buttons']}>
          <Button type="submit" size="large" isBusy={isBusy}><FormattedMessage id="newsletter.save" /></Button>
          {channels.length < offered.length && (
            <Button type="submit" name="intent" value="all" variant="secondary" size="large" isBusy={isBusy}>
              <FormattedMessage id="newsletter.all" />
            </Button>
          )}
          <Button type="submit" name="intent" value="none" variant="secondary" size="large" isBusy={isBusy}>
            <FormattedMessage id="newsletter.none" />
          </Button>
        </div>
      </Form>
    </div>
  )
}
