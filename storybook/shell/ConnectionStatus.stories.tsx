import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConnectionNoticeView } from '../../ui/shell/ConnectionNoticeView.tsx'

const meta = { component: ConnectionNoticeView, args: { isOnline: false } } satisfies Meta<typeof ConnectionNoticeView>
export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {}
export const OfflineInItalian: Story = { globals: { locale: 'it' } }
export const Online: Story = { args: { isOnline: true } }
