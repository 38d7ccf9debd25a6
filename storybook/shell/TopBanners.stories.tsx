import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../ui/design/Link.tsx'
import { Button } from '../../ui/design/Button.tsx'
import { TopBannerView } from '../../ui/shell/TopBannerView.tsx'

const meta = {
  component: TopBannerView,
  args: {
    tone: 'staff',
    text: <FormattedMessage id="banner.staff" />,
    action: <Button variant="secondary"><FormattedMessage id="banner.staff_leave" /></Button>,
  },
} satisfies Meta<typeof TopBannerView>
export default meta
type Story = StoryObj<typeof meta>

export const Staff: Story = {}
export const StaffInFrench: Story = { globals: { locale: 'fr' } }
export const Draft: Story = {
  args: {
    tone: 'preview',
    text: <FormattedMessage id="banner.preview" />,
    action: <Link to="/lenses-and-sport"><FormattedMessage id="banner.preview_off" /></Link>,
  },
}
export const UnfinishedWork: Story = {
  args: {
    tone: 'wip', text: <FormattedMessage id="banner.wip" />, action: <Link to="?mode=live"><FormattedMessage id="banner.wip_off" /></Link>,
  },
}
