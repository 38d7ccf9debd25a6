import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
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
  readonly isKept: boolean
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
    <PartView title="own.erase_goes">
      <ul className={css['list']}>{DELETED_PARTS.map((part) => <li key={part}><FormattedMessage id={`own.part.${part}`} /></li>)}</ul>
    </PartView>
    <PartView title="own.erase_stays">
      <ul className={css['sentences']}>
        <li><FormattedMessage id="own.erase_books" values={{ years: BOOKS_YEARS }} /></li>
        <li><FormattedMessage id="own.erase_open" /></li>
        <li><FormattedMessage id="own.erase_stars" /></li>
      </ul>
    </PartView>
    <PartView title="own.erase_lost">
      <ul className={css['sentences']}>
        <li><FormattedMessage id="own.erase_points" /></li>
        <li><FormattedMessage id="own.erase_subscriptions" /></li>
      </ul>
    </PartView>
  </>
)

const PendingView = ({ dueAt, isBusy }: { readonly dueAt: string; readonly isBusy: boolean }) => (
  <section className={css['part']}>
    <Notice tone="warning" role="status">
      <FormattedMessage
        id="own.erase_pending"
        values={{ day: <FormattedDate value={dueAt} dateStyle="long" timeZone="Europe/Zurich" /> }}
      />
    </Notice>
    <Form method="post">
      <Button type="submit" name="intent" value="keep" size="large" isBusy={isBusy}><FormattedMessage id="own.erase_keep" /></Button>
    </Form>
  </section>
)

type RequestViewProps = Pick<DeleteAccountPageViewProps, 'email' | 'hasPassword' | 'reply' | 'sentTo' | 'dataPath' | 'isBusy'>

const RequestView = ({ email, hasPassword, reply, sentTo, dataPath, isBusy }: RequestViewProps) => (
  <>
    <p><ButtonLink to={dataPath} variant="secondary"><FormattedMessage id="own.erase_download" /></ButtonLink></p>
    <p><FormattedMessage id="own.erase_how" /></p>
    {!hasPassword && <SignInAgainView sentTo={sentTo} isBusy={isBusy} />}
    <Form method="post" noValidate className={css['form']}>
      <ProblemsView reply={reply} nameOf={() => <FormattedMessage id="own.password" />} />
      {hasPassword && <OwnPasswordFieldView email={email} reply={reply} />}
      <p><Button type="submit" variant="danger" size="large" isBusy={isBusy}><FormattedMessage id="own.erase_ask" /></Button></p>
    </Form>
  </>
)

/** Deletion of the account: the consequences are shown before it is requested. */
export const DeleteAccountPageView = ({
  email, hasPassword, dueAt, reply, sentTo, isKept, dataPath, isBusy,
}: DeleteAccountPageViewProps) => (
  <div className={css['page']}>
    <h1><FormattedMessage id="own.erase_title" /></h1>
    {isKept && dueAt === undefined && <Notice tone="success" role="status"><FormattedMessage id="own.erase_dropped" /></Notice>}
    {dueAt === undefined
      ? <p><FormattedMessage id="own.erase_intro" values={{ days: DELETION_DAYS }} /></p>
      : <PendingView dueAt={dueAt} isBusy={isBusy} />}
    <FatesView />
    {dueAt === undefined && (
      <RequestView
        email={email} hasPassword={hasPassword} reply={reply} sentTo={sentTo} dataPath={dataPath} isBusy={isBusy}
      />
    )}
  </div>
)
