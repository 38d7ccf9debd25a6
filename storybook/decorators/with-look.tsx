import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import './look.css'
import { lookAt } from './look.ts'
import type { Look } from './look.ts'

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
