import { FormattedMessage } from 'react-intl'
import { providerName, SOCIAL_PROVIDERS, type SocialProvider } from '../../domain/identity/social-provider.ts'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import type { Message } from '../messages/message.ts'
import { MessageText } from './MessageText.tsx'
import { ProviderMarkView } from './ProviderMarkView.tsx'
import css from './Social.module.css'

export type SocialButtonsViewProps = {
  /** The provider whose window is open. */
  readonly busy?: SocialProvider | undefined
  readonly failure?: Message | undefined
  /** Called just before a button is clicked. */
  readonly onNear: () => void
  readonly onPress: (provider: SocialProvider) => void
}

/** A button for each identity provider (Account §7). */
export const SocialButtonsView = ({ busy, failure, onNear, onPress }: SocialButtonsViewProps) => (
  <div className={css['social']} onPointerEnter={onNear} onFocus={onNear} onTouchStart={onNear}>
    <p className={css['or']}><FormattedMessage id="social.or" /></p>
    {failure !== undefined && <Notice tone="danger" role="alert"><MessageText message={failure} /></Notice>}
    {SOCIAL_PROVIDERS.map((provider) => (
      <Button
        key={provider} variant="secondary" isWide isBusy={busy === provider}
        onClick={() => { if (busy === undefined) onPress(provider) }}
      >
        <ProviderMarkView provider={provider} />
        <FormattedMessage id="social.sign_in" values={{ provider: providerName(provider) }} />
      </Button>
    ))}
  </div>
)
