/**
 * Material's icons, each with those of Apple's (`cupertino/icons.dart`) that show the same: the font of those is not
 * here. As Apple names them without an ending: in lines.
 */
const ALIKE: Readonly<Record<string, string>> = {
  ac_unit: 'snow', account_circle: 'person_alt_circle person_circle person_crop_circle profile_circled',
  add: 'add plus', add_box: 'plus_app plus_square', add_circle: 'add_circled plus_circle plus_circled',
  alarm: 'alarm', apartment: 'building_2', app_shortcut: 'app_badge', arrow_back: 'arrow_left',
  arrow_back_ios: 'back chevron_back chevron_left', arrow_circle_down: 'arrow_down_circle',
  arrow_circle_up: 'arrow_up_circle', arrow_downward: 'arrow_down down_arrow', arrow_forward: 'arrow_right',
  arrow_forward_ios: 'chevron_forward chevron_right forward', arrow_upward: 'arrow_up up_arrow',
  attach_file: 'paperclip', attach_money: 'money_dollar', auto_awesome: 'sparkles', auto_fix_high: 'wand_stars',
  back_hand: 'hand_raised', backspace: 'delete_left', bar_chart: 'chart_bar chart_bar_alt', bluetooth: 'bluetooth',
  bolt: 'bolt', bookmark: 'bookmark', bookmarks: 'square_favorites square_favorites_alt', brightness_6: 'brightness',
  brush: 'paintbrush', bug_report: 'ant', build: 'wrench', calendar_today: 'calendar', call: 'phone',
  cancel: 'clear_circled clear_thick_circled multiply_circle xmark_circle', card_giftcard: 'gift',
  chat: 'chat_bubble_text conversation_bubble text_bubble', chat_bubble: 'bubble_left',
  check: 'check_mark checkmark checkmark_alt', check_circle: 'check_mark_circled checkmark_circle',
  chevron_left: 'left_chevron', chevron_right: 'right_chevron', circle: 'circle',
  close: 'clear clear_thick multiply xmark', confirmation_number: 'ticket',
  content_copy: 'doc_on_doc square_on_square', content_cut: 'scissors', content_paste: 'doc_on_clipboard',
  credit_card: 'creditcard', crop_square: 'square', dark_mode: 'moon', data_usage: 'graph_circle',
  delete: 'bin_xmark delete trash', description: 'doc doc_text', directions_bus: 'bus',
  directions_car: 'car car_detailed', edit: 'pen pencil pencil_circle pencil_outline', edit_note: 'square_pencil',
  error: 'exclamationmark_circle', expand_less: 'chevron_up', expand_more: 'chevron_down', explore: 'compass',
  favorite: 'heart suit_heart', filter_list: 'line_horizontal_3_decrease', flag: 'flag',
  flight: 'airplane', flip_camera_ios: 'camera_rotate', folder: 'folder', format_bold: 'bold',
  format_italic: 'italic', format_list_bulleted: 'list_bullet', format_underlined: 'underline',
  forum: 'bubble_left_bubble_right chat_bubble_2', fullscreen: 'fullscreen', fullscreen_exit: 'fullscreen_exit',
  grid_view: 'square_grid_2x2', group: 'group person_2', groups: 'person_3', headphones: 'headphones',
  help: 'question_circle', home: 'home house', hourglass_empty: 'hourglass', image: 'photo', inbox: 'tray',
  info: 'info', insert_chart: 'graph_square', inventory_2: 'cube_box', ios_share: 'share square_arrow_up',
  layers: 'layers square_stack', light_mode: 'sun_max sun_min', lightbulb: 'lightbulb', link: 'link',
  list: 'list_dash', list_alt: 'square_list', local_fire_department: 'flame',
  location_on: 'map_pin map_pin_ellipse placemark', lock: 'lock', lock_open: 'lock_open',
  logout: 'arrow_left_square arrow_right_square square_arrow_left square_arrow_right', loop: 'loop',
  mail: 'envelope mail', map: 'map', menu: 'bars line_horizontal_3', menu_book: 'book', mic: 'mic',
  mic_off: 'mic_off', monetization_on: 'money_dollar_circle', more_horiz: 'ellipsis', more_vert: 'ellipsis_vertical',
  movie: 'film', music_note: 'music_note music_note_2', my_location: 'location_circle', near_me: 'location',
  nights_stay: 'moon_stars', north_east: 'arrow_up_right', notifications: 'bell', notifications_off: 'bell_slash',
  pause: 'pause', pause_circle: 'pause_circle', pending: 'ellipsis_circle', percent: 'percent',
  person: 'person person_alt', person_add: 'person_add person_badge_plus', photo_camera: 'camera photo_camera',
  photo_library: 'photo_on_rectangle', pie_chart: 'chart_pie', play_arrow: 'play play_arrow',
  play_circle: 'play_circle', power_settings_new: 'power', print: 'printer', public: 'globe', push_pin: 'pin',
  qr_code: 'qrcode', qr_code_scanner: 'qrcode_viewfinder', question_mark: 'question',
  refresh: 'arrow_clockwise refresh', remove: 'minus', remove_circle: 'minus_circle minus_circled', repeat: 'repeat',
  replay: 'arrow_counterclockwise', reply: 'reply', rocket_launch: 'rocket', schedule: 'clock time',
  science: 'lab_flask', search: 'search', sell: 'tag tags', send: 'paperplane', sentiment_satisfied: 'smiley',
  settings: 'gear gear_alt settings', shield: 'shield', shopping_bag: 'bag', shopping_cart: 'shopping_cart',
  shuffle: 'shuffle', smart_display: 'play_rectangle', smartphone: 'device_phone_portrait', sort: 'sort_down',
  speed: 'gauge', sports_esports: 'game_controller gamecontroller', star: 'star',
  stay_current_landscape: 'device_phone_landscape', swap_horiz: 'arrow_left_right arrow_right_arrow_left',
  swap_vert: 'arrow_up_arrow_down', tag: 'number', thermostat: 'thermometer', thumb_down: 'hand_thumbsdown',
  thumb_up: 'hand_thumbsup', timer: 'timer', train: 'train_style_one',
  tune: 'slider_horizontal_3 slider_horizontal_below_rectangle', verified: 'checkmark_seal',
  verified_user: 'checkmark_shield', videocam: 'video_camera videocam', visibility: 'eye',
  visibility_off: 'eye_slash', volume_down: 'speaker_2', volume_mute: 'speaker', volume_off: 'volume_off',
  volume_up: 'speaker_3 volume_up', warning: 'exclamationmark_triangle', water_drop: 'drop', wifi: 'wifi',
  wifi_off: 'wifi_slash', work: 'briefcase', zoom_in: 'zoom_in', zoom_out: 'zoom_out',
} // prettier-ignore

const MATERIAL = new Map(
  Object.entries(ALIKE).flatMap(([material, apples]) =>
    apples.split(' ').map((apple): [string, string] => [apple, material]),
  ),
)

/** Apple's endings for one that is filled. */
const FILLED = /_(fill|solid)$/

/** The icon of Material that shows what one of `CupertinoIcons` does, and which of its fonts has it so. */
export function materialIconLike(apple: string): { name: string; family: string } | null {
  const name = MATERIAL.get(apple) ?? MATERIAL.get(apple.replace(FILLED, ''))
  return name === undefined ? null : { name, family: FILLED.test(apple) ? 'filled' : 'outlined' }
}
