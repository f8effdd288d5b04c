/** Texts that read alike in both languages: names, codes, and words French has too. */
export const SAME_IN_FRENCH: ReadonlySet<string> = new Set([
  'Framewright', '3 | Framewright', 'Description', 'Site', 'Contact', 'Menu', 'Storyboard', 'Newsletter', 'Twitter',
  'LinkedIn', 'Instagram', 'SALT HOUSE', 'SC01–SC02', 'Ctrl', 'Alt', 'assets', 'Hanne Vik', 'Rui Barros', 'Adaeze Cole',
  'Message', 'PAGE 2 / 4', 'SH0050', 'SH0070', 'SH0080', 'Invitation', 'Navigation', 'Admin', 'Action', 'Actions',
  'Starter', 'Professional', 'Enterprise', 'Storyboards', 'Assets', 'Casting', 'Invitations', 'Webhooks', 'Code',
  '3 assets', 'Animation', 'VFX', 'Type', 'Date', 'Asset 3', 'Impact', 'Dialogue', 'Exports', '3 notes', '3 sections',
  '3 transitions', 'Casting…', 'Asset', 'CSV', 'casting', 'Export', 'Import', 'admin', 'Ada', 'Sessions', 'PgUp',
  'Notifications', 'PgDn', 'Win', 'Pause', 'Format', 'Formats', 'Options', 'Images', 'Orientation', 'Codec', 'Portrait',
  'Timecode', 'Notes', 'Master', 'PDF', 'PNG', 'JPEG', 'WebP', 'MP4', 'MOV', 'WebM', 'VP9', 'ProRes 422 HQ', 'EDL',
  'FCPXML', 'OpenTimelineIO', 'Photoshop', 'Storyboarder', 'Fountain', 'Letter', 'Legal', 'Tabloid', 'Logo',
  'Option', 'Zoom', 'Version', 'Versions', 'Note', 'Version 3', 'Version 3, 5', '3, version 5', 'Rectangle', 'Ellipse',
  'Perspective', '3 px', 'X', 'Y', '%', '°', 'Imports', 'Kitsu',
])
