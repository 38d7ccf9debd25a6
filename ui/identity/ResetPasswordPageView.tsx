import { FormattedMessage } from 'react-intl'
import type { RevocableMethods } from '../../domain/identity/revocable-methods.ts'
import { ButtonLink } from '../design/ButtonLink.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { isTicked } from '../form/ticked.ts'
import css from './Account.module.css'
import { AccountFrameView, type AccountHelp } from './AccountFrameView.tsx'
import { ChoosePasswordView } from './ChoosePasswordView.tsx'
import { DeclineLink } from './DeclineLink.tsx'
import { isForeign, type LinkOrigin } from './link-origin.ts'
import { LinkOriginView } from './LinkOriginView.tsx'
import { PasswordChosenView } from './PasswordChosenView.tsx'
import { RevokeChoiceView } from './RevokeChoiceView.tsx'

export type ResetPasswordPageViewProps = {
  /**
   * The link, the masked e-mail address of its account, and the sign-in methods that the new password removes; absent if the link
   * is no longer valid.
   */
  readonly link?: (LinkOrigin & { readonly maskedEmail: string; readonly revocable: RevocableMethods }) | undefined
  /** The removed sign-in methods, once the password is set. */
  readonly removed?: RevocableMethods | undefined
  readonly homePath: string
  readonly accountPath: string
  readonly reply?: FormReply | undefined
  readonly isBusy: boolean
  readonly help: AccountHelp
  readonly forgotPath: string
}

const ExpiredLinkView = ({ forgotPath }: Pick<ResetPasswordPageViewProps, 'forgotPath'>) => (
  <>
    <h1><FormattedMessage id="password.link_expired_title" /></h1>
    <p><FormattedMessage id="password.link_expired" /></p>
    <p><ButtonLink to={forgotPath} size="large"><FormattedMessage id="password.new_link" /></ButtonLink></p>
  </>
)

/** Sets a new password for the account of an e-mail link; an invalid link leads to the form for a new one. */
export const ResetPasswordPageView = (
  { link, removed, homePath, accountPath, reply, isBusy, help, forgotPath }: ResetPasswordPageViewProps,
) => (
  <AccountFrameView help={help}>
    {removed !== undefined && (
      <>
        <h1><FormattedMessage id="password.reset_title" /></h1>
        <PasswordChosenView done="security.password_saved" removed={removed} accountPath={accountPath} />
      </>
    )}
    {removed === undefined && (link === undefined ? <ExpiredLinkView forgotPath={forgotPath} /> : (
      <>
        <h1><FormattedMessage id="password.reset_title" /></h1>
        <p>
          <FormattedMessage id="password.reset_intro" values={{ email: <strong className={css['email']}>{link.maskedEmail}</strong> }} />
        </p>
        <LinkOriginView link={link} />
        <ChoosePasswordView
          label={<FormattedMessage id="password.new" />} button={<FormattedMessage id="password.save" />} reply={reply} isBusy={isBusy}
          choice={<RevokeChoiceView methods={link.revocable} choice="keep" isTicked={isTicked(reply?.typed ?? {}, 'keep')} />}
          beside={isForeign(link) && <DeclineLink to={homePath} />}
        />
      </>
    ))}
  </AccountFrameView>
)
