import { FormattedMessage } from 'react-intl'
import type { SessionEntry } from '../../../domain/identity/session-entry.ts'
import type { AccessTokenEntry } from '../../../domain/staff/access-token.ts'
import type { StaffMember } from '../../../domain/staff/staff-member.ts'
import type { StaffRole } from '../../../domain/staff/staff-role.ts'
import text from '../../design/text.module.css'
import { deviceName } from '../../security/device-name.ts'
import { PageFrame, type Framed } from '../frame/PageFrame.tsx'
import { Card, Entries, PartHeading } from '../parts/Card.tsx'
import { ActionForm, Hidden, Input, typedOr, type Typed } from '../parts/Fields.tsx'
import { Table } from '../parts/Lists.tsx'
import { useTexts } from '../parts/use-texts.ts'
import { RoleChecks, RoleNames } from './Roles.tsx'

const PasswordCard = () => {
  const { t } = useTexts()
  return (
    <Card heading={t('back_office.own_password')}>
      <p className={text['soft']}><FormattedMessage id="back_office.own_password_help" /></p>
      <ActionForm act="password" label={t('back_office.change')}>
        <Input
          name="current" type="password" label={t('back_office.current_password')} autoComplete="current-password" required
        />
        <Input
          name="newPassword" type="password" label={t('back_office.new_password')} hint={t('back_office.password_help')}
          autoComplete="new-password" required
        />
      </ActionForm>
    </Card>
  )
}

const Session = ({ session: { id, device, since, lastUsed, isHere } }: { readonly session: SessionEntry }) => {
  const { t, intl, moment } = useTexts()
  const name = deviceName(intl, device)
  return (
    <li>
      <strong>{name}</strong>{isHere && ` (${t('security.this_device')})`}
      <p className={text['soft']}>
        {t('security.since', { date: moment(since) })}<br />{t('security.last_used', { date: moment(lastUsed) })}
      </p>
      {!isHere && (
        <ActionForm act="end_session" label={t('security.end')} description={`${t('security.end')} ${name}`} look="secondary">
          <Hidden name="id" value={id} />
        </ActionForm>
      )}
    </li>
  )
}

const SessionsCard = ({ sessions }: Pick<OwnPageViewProps, 'sessions'>) => {
  const { t } = useTexts()
  return (
    <Card heading={t('security.devices')}>
      <p className={text['soft']}><FormattedMessage id="security.devices_intro" /></p>
      <Entries>{sessions.map((session) => <Session key={session.id} session={session} />)}</Entries>
      {sessions.length > 1 && <ActionForm act="end_other_sessions" label={t('security.end_others')} look="secondary" />}
    </Card>
  )
}

const TokensTable = ({ tokens }: { readonly tokens: readonly AccessTokenEntry[] }) => {
  const { t, moment } = useTexts()
  return tokens.length > 0 && (
    <Table
      label={t('back_office.tokens')}
      heads={[t('back_office.name'), t('back_office.roles'), t('back_office.ends_at'), t('back_office.revoke')]}
    >
      {tokens.map(({ id, name, roles, endsAt }) => (
        <tr key={id}>
          <td>{name}</td>
          <td><RoleNames roles={roles} /></td>
          <td>{moment(endsAt)}</td>
          <td>
            <ActionForm act="revoke" label={t('back_office.revoke')} description={`${t('back_office.revoke')} ${name}`} look="secondary">
              <Hidden name="id" value={id} />
            </ActionForm>
          </td>
        </tr>
      ))}
    </Table>
  )
}

const TokenForm = ({ roles, typed }: { readonly roles: readonly StaffRole[]; readonly typed: Typed }) => {
  const { t } = useTexts()
  const isThis = typed.get('act') === 'token'
  const create = t('back_office.create_token')
  return (
    <Card heading={create}>
      <ActionForm act="token" label={create}>
        <Input label={t('back_office.name')} name="name" value={typedOr(typed, isThis, 'name', '')} required />
        <RoleChecks chosen={isThis ? typed.getAll('roles') : []} offered={roles} />
        <Input label={t('back_office.days')} name="days" value={typedOr(typed, isThis, 'days', '90')} inputMode="numeric" />
      </ActionForm>
    </Card>
  )
}

export type OwnPageViewProps = Framed & {
  readonly member: StaffMember
  readonly sessions: readonly SessionEntry[]
  /** The access tokens, and the roles a new one may have; absent without the permission. */
  readonly access?: { readonly tokens: readonly AccessTokenEntry[]; readonly roles: readonly StaffRole[] } | undefined
  readonly typed: Typed
}

/** The staff member's own account: password, sessions, and access tokens. */
export const OwnPageView = ({ staff, failure, member, sessions, access, typed }: OwnPageViewProps) => (
  <PageFrame staff={staff} failure={failure} title={member.name}>
    <p>{member.email}, <RoleNames roles={member.roles} /></p>
    <PasswordCard />
    <SessionsCard sessions={sessions} />
    {access !== undefined && (
      <>
        <PartHeading><FormattedMessage id="back_office.tokens" /></PartHeading>
        <TokensTable tokens={access.tokens} />
        <TokenForm roles={access.roles} typed={typed} />
      </>
    )}
  </PageFrame>
)
