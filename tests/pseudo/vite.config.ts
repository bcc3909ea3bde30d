import { defineConfig } from 'vite'
import product from '../../vite.config.ts'
import { pseudoLanguages } from './vite-plugin.ts'

export default defineConfig({ ...product, plugins: [pseudoLanguages(), product.plugins] })
