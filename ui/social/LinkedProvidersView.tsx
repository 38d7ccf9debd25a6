import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { providerName, SOCIAL_PROVIDERS, type SocialProvider } from '../../domain/identity/social-provider.ts'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import type { Message } from '../messages/message.ts'
import { ProviderMarkView } from './ProviderMarkView.tsx'
import { MessageText } from './MessageText.tsx'
import css from './Social.module.css'

export type LinkedProvidersViewProps = {
  readonly linked: readonly SocialProvider[]
  /** Whether the shop has an identity service and the page is hydrated. */
  readonly mayLink: boolean
  readonly busy?: SocialProvider | undefined
  readonly isSending: boolean
  readonly failure?: Message | undefined
  readonly onNear: () => void
  readonly onLink: (provider: SocialProvider) => void
}

/** The linked providers of the account: each can be unlinked, and others added. */
export const LinkedProvidersView = ({ linked, mayLink, busy, isSending, failure, onNear, onLink }: LinkedProvidersViewProps) => (
  <section className={css['page']} aria-labelledby="linked-providers">
    <h2 id="linked-providers"><FormattedMessage id="social.title" /></h2>
    {failure !== undefined && <Notice tone="danger" role="alert"><MessageText message={failure} /></Notice>}
    <p><FormattedMessage id="social.intro" /></p>
    <ul className={css['providers']}>
      {SOCIAL_PROVIDERS.map((provider) => {
        const ofProvider = <VisuallyHidden> {providerName(provider)}</VisuallyHidden>
        return (
          <li key={provider} className={css['provider']}>
            <ProviderMarkView provider={provider} />
            <span className={css['name']}>{providerName(provider)}</span>
            {linked.includes(provider)
              ? (
                <Form method="post">
                  <input type="hidden" name="provider" value={provider} />
                  <Button type="submit" name="intent" value="unlink" variant="secondary" isBusy={isSending}>
                    <FormattedMessage id="social.unlink" />{ofProvider}
                  </Button>
                </Form>
              )
              : mayLink
                ? (
                  <Button
                    variant="secondary" isBusy={busy === provider} onClick={() => { onLink(provider) }}
                    onPointerEnter={onNear} onFocus={onNear} onTouchStart={onNear}
                  >
                    <FormattedMessage id="social.link" />{ofProvider}
                  </Button>
                )
                : <span><FormattedMessage id="social.not_linked" /></span>}
          </li>
        )
      })}
    </ul>
  </section>
)
