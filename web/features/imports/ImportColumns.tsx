import { Box, chakra, Flex } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { ImportColumns_columns$key } from '../../__generated__/ImportColumns_columns.graphql.ts'
import { importMessages } from '../../messages/imports.ts'

const words = importMessages

/** The columns of a table: what each is read as, with some of its values. */
export function ImportColumns({ columnsRef }: { columnsRef: ImportColumns_columns$key }) {
  const columns = useFragment(
    graphql`
      fragment ImportColumns_columns on ImportColumn @relay(plural: true) {
        header
        as
        samples
      }
    `,
    columnsRef,
  )
  const readCount = columns.filter((column) => column.as).length
  return (
    <chakra.details borderWidth="1px" borderRadius="card" bg="bg.panel" textStyle="sm">
      <chakra.summary px="4" py="3" cursor="pointer" color="fg.soft" focusVisibleRing="inside">
        {words.columns(readCount, columns.length)}
      </chakra.summary>
      <Flex as="ul" listStyleType="none" wrap="wrap" gap="1.5" px="4" pb="4">
        {columns.map((column, index) => (
          <Box
            key={index} as="li" px="2" py="1" borderWidth="1px" borderRadius="l1" bg="bg.well" maxWidth="full"
            textStyle="mono" color={column.as ? 'fg.soft' : 'fg.muted'} truncate
            title={column.samples.join(', ')}
          >
            {column.as ? words.columnAs(column.header, column.as) : words.columnIgnored(column.header)}
          </Box>
        ))}
      </Flex>
    </chakra.details>
  )
}
