import { FormattedMessage } from 'react-intl'
import { PERSONAL_PARTS } from '../../domain/privacy/personal-part.ts'
import { Button } from '../design/Button.tsx'
import { StandaloneLink } from '../design/StandaloneLink.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { OwnPasswordFieldView } from './OwnPasswordFieldView.tsx'
import { SignInAgainView } from './SignInAgainView.tsx'
import css from './OwnData.module.css'

export type DataPageViewProps = {
  readonly email: string
  readonly hasPassword: boolean
  readonly reply?: FormReply | undefined
  readonly sentTo?: string | undefined
  /** The path of the download; the browser saves the file and stays on the page. */
  readonly filePath: string
  readonly deleteAccountPath: string
  readonly isBusy: boolean
}

/** The data export: all stored parts listed, as one file. */
export const DataPageView = ({ email, hasPassword, reply, sentTo, filePath, deleteAccountPath, isBusy }: DataPageViewProps) => (
  <div className={css['page']}>
    <h1><FormattedMessage id="personal_data.title" /></h1>
    <p><FormattedMessage id="personal_data.intro" /></p>
    <section className={css['part']} aria-labelledby="own-data-parts">
      <h2 id="own-data-parts"><FormattedMessage id="personal_data.parts" /></h2>
      <ul className={css['list']}>
        {PERSONAL_PARTS.map((part) => <li key={part}><FormattedMessage id={`personal_data.part.${part}`} /></li>)}
      </ul>
    </section>
    {!hasPassword && <SignInAgainView sentTo={sentTo} isBusy={isBusy} />}
    <form method="post" action={filePath} noValidate className={css['form']}>
      <ProblemsView reply={reply} nameOf={() => <FormattedMessage id="email_change.password" />} />
      {hasPassword && <OwnPasswordFieldView email={email} reply={reply} />}
      <p><Button type="submit" size="large"><FormattedMessage id="personal_data.download" /></Button></p>
    </form>
    <p><StandaloneLink to={deleteAccountPath}><FormattedMessage id="account_deletion.title" /></StandaloneLink></p>
  </div>
)
