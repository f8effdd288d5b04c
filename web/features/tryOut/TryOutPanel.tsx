import { Box, Grid, Stack, Tabs, Text, Textarea } from '@chakra-ui/react'
import { useId } from 'react'
import { tryOutMessages } from '../../messages/tryOut.ts'
import { TryOutAssets } from './TryOutAssets.tsx'
import { TryOutTasks } from './TryOutTasks.tsx'
import { useTryOutSheet } from './useTryOutSheet.ts'
import { LONGEST_TEXT } from '../../lib/texts.ts'

const words = tryOutMessages

/** What stands around the frame: its description with tips, its assets and its tasks. */
export function TryOutPanel() {
  const [, { assets, tasks }] = useTryOutSheet()
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'minmax(0, 1fr)' }}
      templateRows={{ xl: 'auto minmax(0, 1fr)' }} borderTopWidth={{ base: '1px', xl: '0' }}
      borderStartWidth={{ xl: '1px' }} minHeight="0"
    >
      <Description />
      <Box
        minWidth="0" borderStartWidth={{ md: '1px', xl: '0' }} borderTopWidth={{ base: '1px', md: '0', xl: '1px' }}
      >
        <Tabs.Root defaultValue="assets" size="md" variant="line" lazyMount>
          <Tabs.List aria-label={words.tabs} px="5">
            <Tabs.Trigger value="assets">{words.assets} <Count count={assets.length} /></Tabs.Trigger>
            <Tabs.Trigger value="tasks">{words.tasks} <Count count={tasks.length} /></Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="assets" pt="2" pb="4"><TryOutAssets /></Tabs.Content>
          <Tabs.Content value="tasks" pt="2" pb="4"><TryOutTasks /></Tabs.Content>
        </Tabs.Root>
      </Box>
    </Grid>
  )
}

function Count({ count }: { count: number }) {
  return <Box as="span" textStyle="mono" color="fg.muted" aria-hidden>{count}</Box>
}

function Description() {
  const [sheet, { description }] = useTryOutSheet()
  const field = useId()
  const tips = useId()
  return (
    <Stack gap="2" p="5">
      <label htmlFor={field}><Text as="span" textStyle="sm" fontWeight="medium">{words.description}</Text></label>
      <Textarea
        id={field} aria-describedby={tips} rows={4} resize="vertical" minHeight="96px" maxHeight="320px"
        maxLength={LONGEST_TEXT} placeholder={words.descriptionPlaceholder} value={description}
        onChange={(event) => sheet.describe(event.target.value)}
      />
      <Box id={tips} textStyle="sm" color="fg.muted" pt="1">
        <Text fontWeight="medium" color="fg.soft">{words.tipsTitle}</Text>
        <Box as="ul" ps="4" listStyleType="disc" css={{ '& li::marker': { color: '{colors.accent.solid}' } }}>
          {words.tips.map((tip) => <li key={tip}>{tip}</li>)}
        </Box>
      </Box>
    </Stack>
  )
}
