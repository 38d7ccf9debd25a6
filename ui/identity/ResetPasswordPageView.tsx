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
  /** The link, the masked address of its account, and what the new password removes; none where the link leads nowhere any more. */
  readonly link?: (LinkOrigin & { readonly mailbox: string; readonly revocable: RevocableMethods }) | undefined
  /** What the new password removed, once it is chosen. */
  readonly removed?: RevocableMethods | undefined
  readonly homePath: string
  readonly accountPath: string
  readonly reply?: FormReply | undefined
  readonly isBusy: boolean
  readonly help: AccountHelp
  readonly forgotPath: string
}

const DeadLinkView = ({ forgotPath }: Pick<ResetPasswordPageViewProps, 'forgotPath'>) => (
  <>
    <h1><FormattedMessage id="password.dead_title" /></h1>
    <p><FormattedMessage id="password.dead" /></p>
    <p><ButtonLink to={forgotPath} size="large"><FormattedMessage id="password.new_link" /></ButtonLink></p>
  </>
)

/** A new password for an account whose mailbox its owner reads; a link that is of no use any more leads to a new one. */
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
    {removed === undefined && (link === undefined ? <DeadLinkView forgotPath={forgotPath} /> : (
      <>
        <h1><FormattedMessage id="password.reset_title" /></h1>
        <p>
          <FormattedMessage id="password.reset_intro" values={{ mailbox: <strong className={css['mailbox']}>{link.mailbox}</strong> }} />
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
