import type { Decorator } from '@storybook/react-vite'
import { AccountAreaView } from '../../ui/account/AccountAreaView.tsx'

/** Draws a story beside the account's navigation, as its page is seen. */
export const inAccount = (current: string): Decorator => (Story) => (
  <AccountAreaView current={current} toPath={(path) => path}><Story /></AccountAreaView>
)
