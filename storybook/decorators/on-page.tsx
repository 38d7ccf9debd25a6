import type { Decorator } from '@storybook/react-vite'
import { Page } from '../../ui/design/Layout.tsx'
import css from './on-page.module.css'

/** With the page's margins, for parts that stand within a page. */
export const onPage: Decorator = (Story) => <div className={css['room']}><Page><Story /></Page></div>
