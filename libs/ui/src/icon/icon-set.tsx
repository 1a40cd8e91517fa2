import {
  AlignLeftOutlined,
  ApartmentOutlined,
  ApiOutlined,
  AppstoreAddOutlined,
  AppstoreOutlined,
  ArrowDownOutlined,
  ArrowLeftOutlined,
  ArrowRightOutlined,
  ArrowUpOutlined,
  BankOutlined,
  BarChartOutlined,
  BellOutlined,
  BookOutlined,
  BranchesOutlined,
  BugOutlined,
  BulbOutlined,
  CalendarOutlined,
  CarryOutOutlined,
  CheckCircleFilled,
  CheckCircleOutlined,
  CheckOutlined,
  CheckSquareOutlined,
  ClockCircleOutlined,
  CloseCircleFilled,
  CloseOutlined,
  CloudOutlined,
  CodeOutlined,
  ContactsOutlined,
  CopyOutlined,
  DashboardOutlined,
  DeleteOutlined,
  DesktopOutlined,
  DisconnectOutlined,
  DownOutlined,
  DownloadOutlined,
  EditOutlined,
  EllipsisOutlined,
  EnvironmentOutlined,
  ExperimentOutlined,
  ExportOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  FileExcelOutlined,
  FileOutlined,
  FileTextOutlined,
  FilterOutlined,
  FolderOpenOutlined,
  FolderOutlined,
  FontSizeOutlined,
  FormOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  GlobalOutlined,
  HistoryOutlined,
  HolderOutlined,
  HomeOutlined,
  ImportOutlined,
  InfoCircleFilled,
  SplitCellsOutlined,
  KeyOutlined,
  LeftOutlined,
  LineChartOutlined,
  LinkOutlined,
  LoadingOutlined,
  LockOutlined,
  LoginOutlined,
  LogoutOutlined,
  MacCommandOutlined,
  MailOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  MessageOutlined,
  MinusOutlined,
  MobileOutlined,
  MoonOutlined,
  MoreOutlined,
  NodeIndexOutlined,
  NumberOutlined,
  PaperClipOutlined,
  PauseCircleOutlined,
  PayCircleOutlined,
  PhoneOutlined,
  PictureOutlined,
  PieChartOutlined,
  PlayCircleOutlined,
  PlusOutlined,
  PrinterOutlined,
  PushpinOutlined,
  QrcodeOutlined,
  QuestionCircleOutlined,
  ReloadOutlined,
  RestOutlined,
  RightOutlined,
  RobotOutlined,
  RocketOutlined,
  RollbackOutlined,
  SafetyCertificateOutlined,
  ScanOutlined,
  SearchOutlined,
  SendOutlined,
  SettingOutlined,
  ShareAltOutlined,
  SkinOutlined,
  SortAscendingOutlined,
  StarFilled,
  StarOutlined,
  StopOutlined,
  SunOutlined,
  SyncOutlined,
  TableOutlined,
  TagOutlined,
  TeamOutlined,
  TranslationOutlined,
  UnlockOutlined,
  UnorderedListOutlined,
  UpOutlined,
  UploadOutlined,
  UserOutlined,
  WarningFilled,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons'
import { DatabaseGlyph, DeviceGlyph, RedoGlyph, UndoGlyph } from './glyphs'
import { drawn } from './icon'

export const AddIcon = /* @__PURE__ */ drawn(PlusOutlined)
export const ApiIcon = /* @__PURE__ */ drawn(ApiOutlined)
export const ApplicationIcon = /* @__PURE__ */ drawn(AppstoreAddOutlined)
export const ArrowDownIcon = /* @__PURE__ */ drawn(ArrowDownOutlined)
export const ArrowLeftIcon = /* @__PURE__ */ drawn(ArrowLeftOutlined)
export const ArrowRightIcon = /* @__PURE__ */ drawn(ArrowRightOutlined)
export const ArrowUpIcon = /* @__PURE__ */ drawn(ArrowUpOutlined)
export const AttachIcon = /* @__PURE__ */ drawn(PaperClipOutlined)
export const BankIcon = /* @__PURE__ */ drawn(BankOutlined)
export const BellIcon = /* @__PURE__ */ drawn(BellOutlined)
export const BookIcon = /* @__PURE__ */ drawn(BookOutlined)
export const BugIcon = /* @__PURE__ */ drawn(BugOutlined)
export const CalendarIcon = /* @__PURE__ */ drawn(CalendarOutlined)
export const ChartIcon = /* @__PURE__ */ drawn(BarChartOutlined)
export const CheckIcon = /* @__PURE__ */ drawn(CheckOutlined)
export const ChevronDownIcon = /* @__PURE__ */ drawn(DownOutlined)
export const ChevronLeftIcon = /* @__PURE__ */ drawn(LeftOutlined)
export const ChevronRightIcon = /* @__PURE__ */ drawn(RightOutlined)
export const ChevronUpIcon = /* @__PURE__ */ drawn(UpOutlined)
export const ClockIcon = /* @__PURE__ */ drawn(ClockCircleOutlined)
export const CloseIcon = /* @__PURE__ */ drawn(CloseOutlined)
export const CloudIcon = /* @__PURE__ */ drawn(CloudOutlined)
export const CodeIcon = /* @__PURE__ */ drawn(CodeOutlined)
export const CollapseIcon = /* @__PURE__ */ drawn(FullscreenExitOutlined)
export const ColumnsIcon = /* @__PURE__ */ drawn(SplitCellsOutlined)
export const CommandIcon = /* @__PURE__ */ drawn(MacCommandOutlined)
export const ContactsIcon = /* @__PURE__ */ drawn(ContactsOutlined)
export const CopyIcon = /* @__PURE__ */ drawn(CopyOutlined)
export const DangerIcon = /* @__PURE__ */ drawn(CloseCircleFilled)
export const DashboardIcon = /* @__PURE__ */ drawn(DashboardOutlined)
export const DatabaseIcon = /* @__PURE__ */ drawn(DatabaseGlyph)
export const DeleteIcon = /* @__PURE__ */ drawn(DeleteOutlined)
export const DepartmentIcon = /* @__PURE__ */ drawn(ApartmentOutlined)
export const DeviceIcon = /* @__PURE__ */ drawn(DeviceGlyph)
export const DownloadIcon = /* @__PURE__ */ drawn(DownloadOutlined)
export const DragIcon = /* @__PURE__ */ drawn(HolderOutlined)
export const EditIcon = /* @__PURE__ */ drawn(EditOutlined)
export const ExpandIcon = /* @__PURE__ */ drawn(FullscreenOutlined)
export const ExportIcon = /* @__PURE__ */ drawn(ExportOutlined)
export const EyeIcon = /* @__PURE__ */ drawn(EyeOutlined)
export const EyeOffIcon = /* @__PURE__ */ drawn(EyeInvisibleOutlined)
export const FileIcon = /* @__PURE__ */ drawn(FileOutlined)
export const FileExcelIcon = /* @__PURE__ */ drawn(FileExcelOutlined)
export const FileTextIcon = /* @__PURE__ */ drawn(FileTextOutlined)
export const FilterIcon = /* @__PURE__ */ drawn(FilterOutlined)
export const FlaskIcon = /* @__PURE__ */ drawn(ExperimentOutlined)
export const FlowIcon = /* @__PURE__ */ drawn(BranchesOutlined)
export const FoldLeftIcon = /* @__PURE__ */ drawn(MenuFoldOutlined)
export const FoldRightIcon = /* @__PURE__ */ drawn(MenuUnfoldOutlined)
export const FolderIcon = /* @__PURE__ */ drawn(FolderOutlined)
export const FolderOpenIcon = /* @__PURE__ */ drawn(FolderOpenOutlined)
export const FormIcon = /* @__PURE__ */ drawn(FormOutlined)
export const GlobeIcon = /* @__PURE__ */ drawn(GlobalOutlined)
export const GridIcon = /* @__PURE__ */ drawn(AppstoreOutlined)
export const HelpIcon = /* @__PURE__ */ drawn(QuestionCircleOutlined)
export const HistoryIcon = /* @__PURE__ */ drawn(HistoryOutlined)
export const HomeIcon = /* @__PURE__ */ drawn(HomeOutlined)
export const IdeaIcon = /* @__PURE__ */ drawn(BulbOutlined)
export const ImageIcon = /* @__PURE__ */ drawn(PictureOutlined)
export const ImportIcon = /* @__PURE__ */ drawn(ImportOutlined)
export const InfoIcon = /* @__PURE__ */ drawn(InfoCircleFilled)
export const KeyIcon = /* @__PURE__ */ drawn(KeyOutlined)
export const LineChartIcon = /* @__PURE__ */ drawn(LineChartOutlined)
export const LinkIcon = /* @__PURE__ */ drawn(LinkOutlined)
export const ListIcon = /* @__PURE__ */ drawn(UnorderedListOutlined)
export const LoadingIcon = /* @__PURE__ */ drawn(LoadingOutlined)
export const LocationIcon = /* @__PURE__ */ drawn(EnvironmentOutlined)
export const LockIcon = /* @__PURE__ */ drawn(LockOutlined)
export const LoginIcon = /* @__PURE__ */ drawn(LoginOutlined)
export const LogoutIcon = /* @__PURE__ */ drawn(LogoutOutlined)
export const LongTextIcon = /* @__PURE__ */ drawn(AlignLeftOutlined)
export const MailIcon = /* @__PURE__ */ drawn(MailOutlined)
export const MenuIcon = /* @__PURE__ */ drawn(MenuOutlined)
export const MessageIcon = /* @__PURE__ */ drawn(MessageOutlined)
export const MobileIcon = /* @__PURE__ */ drawn(MobileOutlined)
export const MoneyIcon = /* @__PURE__ */ drawn(PayCircleOutlined)
export const MoonIcon = /* @__PURE__ */ drawn(MoonOutlined)
export const MoreIcon = /* @__PURE__ */ drawn(EllipsisOutlined)
export const MoreVerticalIcon = /* @__PURE__ */ drawn(MoreOutlined)
export const MultiChoiceIcon = /* @__PURE__ */ drawn(CarryOutOutlined)
export const NumberIcon = /* @__PURE__ */ drawn(NumberOutlined)
export const OfflineIcon = /* @__PURE__ */ drawn(DisconnectOutlined)
export const PauseIcon = /* @__PURE__ */ drawn(PauseCircleOutlined)
export const PeopleIcon = /* @__PURE__ */ drawn(TeamOutlined)
export const PersonIcon = /* @__PURE__ */ drawn(UserOutlined)
export const PhoneIcon = /* @__PURE__ */ drawn(PhoneOutlined)
export const PieChartIcon = /* @__PURE__ */ drawn(PieChartOutlined)
export const PinIcon = /* @__PURE__ */ drawn(PushpinOutlined)
export const PlayIcon = /* @__PURE__ */ drawn(PlayCircleOutlined)
export const PrinterIcon = /* @__PURE__ */ drawn(PrinterOutlined)
export const QrIcon = /* @__PURE__ */ drawn(QrcodeOutlined)
export const RecycleBinIcon = /* @__PURE__ */ drawn(RestOutlined)
export const RedoIcon = /* @__PURE__ */ drawn(RedoGlyph)
export const RefreshIcon = /* @__PURE__ */ drawn(ReloadOutlined)
export const RelationIcon = /* @__PURE__ */ drawn(NodeIndexOutlined)
export const RemoveIcon = /* @__PURE__ */ drawn(MinusOutlined)
export const RestoreIcon = /* @__PURE__ */ drawn(RollbackOutlined)
export const RobotIcon = /* @__PURE__ */ drawn(RobotOutlined)
export const RocketIcon = /* @__PURE__ */ drawn(RocketOutlined)
export const SafetyIcon = /* @__PURE__ */ drawn(SafetyCertificateOutlined)
export const ScanIcon = /* @__PURE__ */ drawn(ScanOutlined)
export const SearchIcon = /* @__PURE__ */ drawn(SearchOutlined)
export const SendIcon = /* @__PURE__ */ drawn(SendOutlined)
export const SettingsIcon = /* @__PURE__ */ drawn(SettingOutlined)
export const ShareIcon = /* @__PURE__ */ drawn(ShareAltOutlined)
export const SingleChoiceIcon = /* @__PURE__ */ drawn(CheckCircleOutlined)
export const SkinIcon = /* @__PURE__ */ drawn(SkinOutlined)
export const SortIcon = /* @__PURE__ */ drawn(SortAscendingOutlined)
export const StarIcon = /* @__PURE__ */ drawn(StarOutlined)
export const StarFilledIcon = /* @__PURE__ */ drawn(StarFilled)
export const StopIcon = /* @__PURE__ */ drawn(StopOutlined)
export const SuccessIcon = /* @__PURE__ */ drawn(CheckCircleFilled)
export const SunIcon = /* @__PURE__ */ drawn(SunOutlined)
export const SyncIcon = /* @__PURE__ */ drawn(SyncOutlined)
export const TableIcon = /* @__PURE__ */ drawn(TableOutlined)
export const TagIcon = /* @__PURE__ */ drawn(TagOutlined)
export const TextFieldIcon = /* @__PURE__ */ drawn(FontSizeOutlined)
export const ToggleIcon = /* @__PURE__ */ drawn(CheckSquareOutlined)
export const TranslateIcon = /* @__PURE__ */ drawn(TranslationOutlined)
export const UndoIcon = /* @__PURE__ */ drawn(UndoGlyph)
export const UnlockIcon = /* @__PURE__ */ drawn(UnlockOutlined)
export const UploadIcon = /* @__PURE__ */ drawn(UploadOutlined)
export const WarningIcon = /* @__PURE__ */ drawn(WarningFilled)
export const WorkbenchIcon = /* @__PURE__ */ drawn(DesktopOutlined)
export const ZoomInIcon = /* @__PURE__ */ drawn(ZoomInOutlined)
export const ZoomOutIcon = /* @__PURE__ */ drawn(ZoomOutOutlined)
