import type { Decorator } from '@storybook/react-vite'
import { AccountAreaView } from '../../ui/account/AccountAreaView.tsx'

/** Renders a story beside the account navigation, as on its page. */
export const inAccount = (current: string): Decorator => (Story) => (
  <AccountAreaView current={current} toPath={(path) => path}><Story /></AccountAreaView>
)
