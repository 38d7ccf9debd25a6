import type { Decorator } from '@storybook/react-vite'
import { Page } from '../../ui/design/Layout.tsx'
import css from './on-page.module.css'

/** Adds the margins of the page, for components that are part of a page. */
export const onPage: Decorator = (Story) => <div className={css['room']}><Page><Story /></Page></div>
