import { Box, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { tryOutMessages } from '../../messages/tryOut.ts'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { productTypeOf } from './carriedRows.ts'
import { NewRow, SmallChoice, TryOutRow } from './TryOutRow.tsx'
import { DEMO_ASSET_TYPES, MOST_DEMO_ROWS, type DemoAssetType } from './tryOutRows.ts'
import { useTryOutSheet } from './useTryOutSheet.ts'

const words = tryOutMessages
const TYPES = DEMO_ASSET_TYPES.map((value) => ({ value, label: words.types[value] }))

/** The demo's assets: name and type. */
export function TryOutAssets() {
  const [sheet, { assets }] = useTryOutSheet()
  const [name, setName] = useState('')
  const [type, setType] = useState<DemoAssetType>('character')
  return (
    <>
      {assets.length === 0 ? <Text px="5" py="2" textStyle="sm" color="fg.muted">{words.noAssets}</Text> : null}
      <Box as="ul" listStyleType="none">
        {assets.map((asset) => (
          <TryOutRow
            key={asset.id} name={asset.name} removeLabel={words.removeAsset(asset.name)}
            onRemoved={() => sheet.removeAsset(asset.id)}
            icon={<Box color="fg.muted" flexShrink="0"><TypeIcon type={productTypeOf(asset.type)} size={16} /></Box>}
            choice={
              <SmallChoice
                label={words.assetTypeOf(asset.name)} value={asset.type} choices={TYPES} isQuiet
                onChosen={(chosen) => sheet.setAssetType(asset.id, chosen)}
              />
            }
          />
        ))}
      </Box>
      <NewRow
        label={words.assetName} placeholder={words.assetPlaceholder} addLabel={words.addAsset} name={name}
        onNameChanged={setName} reason={assets.length >= MOST_DEMO_ROWS ? words.most(MOST_DEMO_ROWS) : null}
        choice={<SmallChoice label={words.assetType} value={type} choices={TYPES} onChosen={setType} />}
        onAdded={() => {
          if (sheet.addAsset(name, type)) setName('')
        }}
      />
    </>
  )
}
