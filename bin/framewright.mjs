#!/usr/bin/env node
import { bundleCli } from '../scripts/bundleCli.mjs'

await import(await bundleCli())
