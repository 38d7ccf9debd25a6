import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConnectionNoticeView } from '../../ui/shell/ConnectionNoticeView.tsx'

const meta = { component: ConnectionNoticeView, args: { isOnline: false } } satisfies Meta<typeof ConnectionNoticeView>
export default meta
type Story = StoryObj<typeof meta>

export const Lost: Story = {}
export const LostInItalian: Story = { globals: { locale: 'it' } }
export const There: Story = { args: { isOnline: true } }
