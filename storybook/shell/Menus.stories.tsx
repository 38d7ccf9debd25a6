import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { LanguageSwitch } from '../../ui/shell/LanguageSwitch.tsx'
import { MobileLinksView, MobileMenuView } from '../../ui/shell/MobileMenuView.tsx'
import { NAVIGATION } from './navigation-sample.ts'

const meta = {
  component: MobileMenuView,
  args: {
    isOpen: true,
    onClose: fn(),
    links: null,
    languages: <LanguageSwitch look="names" />,
  },
  render: (args) => (
    <MobileMenuView
      {...args}
      links={<MobileLinksView roots={NAVIGATION} toPath={(path) => `/c/${path}`} phone="0800 474 700" onClose={args.onClose} />}
    />
  ),
} satisfies Meta<typeof MobileMenuView>
export default meta
type Story = StoryObj<typeof meta>

export const Mobile: Story = {
  play: async ({ args }) => {
    const menu = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(menu.getByRole('link', { name: 'Tageslinsen' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
