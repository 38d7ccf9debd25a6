import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { DELETION_DAYS } from '../../domain/privacy/account-deletion.ts'
import { PART_FATES, PERSONAL_PARTS } from '../../domain/privacy/personal-part.ts'
import { BOOKS_YEARS } from '../../domain/settings/retention.ts'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Notice } from '../design/Notice.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { ProblemsView } from '../form/ProblemsView.tsx'
import type { MessageId } from '../messages/message-id.ts'
import { OwnPasswordFieldView } from './OwnPasswordFieldView.tsx'
import { SignInAgainView } from './SignInAgainView.tsx'
import css from './OwnData.module.css'

export type DeleteAccountPageViewProps = {
  readonly email: string
  readonly hasPassword: boolean
  /** ISO instant: when the account is deleted, if that was requested. */
  readonly dueAt?: string | undefined
  readonly reply?: FormReply | undefined
  readonly sentTo?: string | undefined
  /** The deletion was just cancelled. */
  readonly isDeletionCancelled: boolean
  readonly dataPath: string
  readonly isBusy: boolean
}

const DELETED_PARTS = PERSONAL_PARTS.filter((part) => PART_FATES[part]._tag === 'Deleted')

const PartView = ({ title, children }: { readonly title: MessageId; readonly children: ReactNode }) => (
  <section className={css['part']} aria-labelledby={title}>
    <h2 id={title}><FormattedMessage id={title} /></h2>
    {children}
  </section>
)

/** What is deleted, what is retained and for how long, and what is lost. */
const FatesView = () => (
  <>
    <PartView title="account_deletion.deleted">
      <ul className={css['list']}>
        {DELETED_PARTS.map((part) => <li key={part}><FormattedMessage id={`personal_data.part.${part}`} /></li>)}
      </ul>
    </PartView>
    <PartView title="account_deletion.retained">
      <ul className={css['sentences']}>
        <li><FormattedMessage id="account_deletion.retained_orders" values={{ years: BOOKS_YEARS }} /></li>
        <li><FormattedMessage id="account_deletion.open_orders" /></li>
        <li><FormattedMessage id="account_deletion.retained_ratings" /></li>
      </ul>
    </PartView>
    <PartView title="account_deletion.lost">
      <ul className={css['sentences']}>
        <li><FormattedMessage id="account_deletion.points" /></li>
        <li><FormattedMessage id="account_deletion.subscriptions" /></li>
      </ul>
    </PartView>
  </>
)

const PendingView = ({ dueAt, isBusy }: { readonly dueAt: string; readonly isBusy: boolean }) => (
  <section className={css['part']}>
    <Notice tone="warning" role="status">
      <FormattedMessage
        id="account_deletion.pending"
        values={{ day: <FormattedDate value={dueAt} dateStyle="long" timeZone="Europe/Zurich" /> }}
      />
    </Notice>
    <Form method="post">
      <Button type="submit" name="intent" value="cancel" size="large" isBusy={isBusy}>
        <FormattedMessage id="account_deletion.cancel" />
      </Button>
    </Form>
  </section>
)

type RequestViewProps = Pick<DeleteAccountPageViewProps, 'email' | 'hasPassword' | 'reply' | 'sentTo' | 'dataPath' | 'isBusy'>

const RequestView = ({ email, hasPassword, reply, sentTo, dataPath, isBusy }: RequestViewProps) => (
  <>
    <p><ButtonLink to={dataPath} variant="secondary"><FormattedMessage id="account_deletion.download" /></ButtonLink></p>
    <p><FormattedMessage id="account_deletion.procedure" /></p>
    {!hasPassword && <SignInAgainView sentTo={sentTo} isBusy={isBusy} />}
    <Form method="post" noValidate className={css['form']}>
      <ProblemsView reply={reply} nameOf={() => <FormattedMessage id="email_change.password" />} />
      {hasPassword && <OwnPasswordFieldView email={email} reply={reply} />}
      <p>
        <Button type="submit" variant="danger" size="large" isBusy={isBusy}>
          <FormattedMessage id="account_deletion.request" />
        </Button>
      </p>
    </Form>
  </>
)

/** Deletion of the account: the consequences are shown before it is requested. */
export const DeleteAccountPageView = ({
  email, hasPassword, dueAt, reply, sentTo, isDeletionCancelled, dataPath, isBusy,
}: DeleteAccountPageViewProps) => (
  <div className={css['page']}>
    <h1><FormattedMessage id="account_deletion.title" /></h1>
    {isDeletionCancelled && dueAt === undefined
      && <Notice tone="success" role="status"><FormattedMessage id="account_deletion.cancelled" /></Notice>}
    {dueAt === undefined
      ? <p><FormattedMessage id="account_deletion.intro" values={{ days: DELETION_DAYS }} /></p>
      : <PendingView dueAt={dueAt} isBusy={isBusy} />}
    <FatesView />
    {dueAt === undefined && (
      <RequestView
        email={email} hasPassword={hasPassword} reply={reply} sentTo={sentTo} dataPath={dataPath} isBusy={isBusy}
      />
    )}
  </div>
)
