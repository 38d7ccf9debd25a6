import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import './display-settings.css'
import { lookAt } from './display-settings.ts'
import type { Look } from './display-settings.ts'

const WithLook = ({ look: { colours, motion, textSize }, children }: { readonly look: Look; readonly children: ReactNode }) => {
  useLayoutEffect(() => { lookAt({ colours, motion, textSize }) }, [colours, motion, textSize])
  return children
}

/** Applies `colours`, `motion` and `textSize` of the toolbar to the story. */
export const withLook: Decorator = (Story, { globals }) => (
  <WithLook look={{ colours: String(globals['colours']), motion: String(globals['motion']), textSize: String(globals['textSize']) }}>
    <Story />
  </WithLook>
)
