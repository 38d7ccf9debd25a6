import type { Meta, StoryObj } from '@storybook/react-vite'
import { makeSessionId, type SessionEntry } from '../../domain/identity/session-entry.ts'
import { makeAccessTokenId } from '../../domain/staff/access-token.ts'
import { makeStaffName } from '../../domain/staff/staff-name.ts'
import { AuditLogPageView } from '../../ui/backoffice/audit-log/AuditLogPageView.tsx'
import { OwnPageView } from '../../ui/backoffice/staff/OwnPageView.tsx'
import { SecretsPageView } from '../../ui/backoffice/staff/SecretsPageView.tsx'
import { StaffMemberPageView } from '../../ui/backoffice/staff/StaffMemberPageView.tsx'
import { StaffPageView } from '../../ui/backoffice/staff/StaffPageView.tsx'
import { made } from '../../tests/support/builders/made.ts'
import { aStaffPerson, staffId } from '../../tests/support/builders/staff.ts'
import { inBackOffice, NOTHING_TYPED, STAFF } from './in-back-office.tsx'

const MEMBERS = [
  aStaffPerson(),
  aStaffPerson({ id: staffId('omar'), name: made(makeStaffName('Omar Sutter')), roles: ['orders'], isDisabled: true }),
]
const AT = new Date('2026-03-02T09:00:00Z')
const session = (id: string, isHere: boolean): SessionEntry =>
  ({ id: made(makeSessionId(id.padEnd(22, '_'))), device: { browser: 'firefox', system: 'android' }, since: AT, lastUsed: AT, isHere })
const TOKEN = {
  id: made(makeAccessTokenId('printer'.padEnd(22, '_'))), name: made(makeStaffName('Printer')), roles: ['orders'] as const,
  since: AT, endsAt: AT,
}

/** Staff, their access, and what they did. */
const meta = {
  component: StaffPageView,
  decorators: [inBackOffice],
  args: { staff: STAFF, members: MEMBERS, typed: NOTHING_TYPED },
} satisfies Meta<typeof StaffPageView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Italian: Story = { globals: { locale: 'it' } }
export const Refused: Story = {
  args: { typed: new URLSearchParams('act=add&email=nora@iris.example&name=Nora&role=products'), failure: { _tag: 'StaffEmailTaken' } },
}
export const Member: Story = {
  render: () => <StaffMemberPageView staff={STAFF} member={aStaffPerson({ roles: ['orders', 'products'] })} typed={NOTHING_TYPED} />,
}
export const Secrets: Story = {
  render: () => (
    <SecretsPageView
      staff={STAFF} name="Nora" secrets={{ secret: 'IRISDEMOIRISDEMO', address: 'otpauth://totp/Iris:nora' }} back="/desk/staff"
    />
  ),
}
export const Own: Story = {
  render: () => (
    <OwnPageView
      staff={STAFF} member={aStaffPerson()} sessions={[session('one', true), session('two', false)]}
      access={{ tokens: [TOKEN], roles: ['orders', 'products'] }} typed={NOTHING_TYPED}
    />
  ),
}
export const AuditLog: Story = {
  render: () => (
    <AuditLogPageView
      staff={STAFF} query={{ filter: {}, page: 2 }}
      found={{ acts: [{ by: 'Lea Graf', what: 'product.sale_stopped', about: '1001', at: AT, detail: 'recall' }], total: 120, pages: 3 }}
    />
  ),
}
export const AuditLogInvalidDay: Story = {
  render: () => (
    <AuditLogPageView
      staff={STAFF} query={{ filter: {}, page: 1 }} failure={{ _tag: 'Malformed', violations: [{ path: 'day', key: 'validation.day' }] }}
    />
  ),
}
