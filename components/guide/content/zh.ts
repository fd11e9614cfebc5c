import { createGuide } from '../guide-content'

export const guide = createGuide(
  {
    start: '入门',
    properties: '房源与楼盘',
    website: '网站与消息',
    office: '您的公司',
    problems: '遇到问题',
  },
  {
    introduction: `
      # 简介
      Soleira 集中管理公司的房源以及公开网站展示的所有内容。两种语言的标题和描述都填写完整之前，新房源是草稿；此后，您保存的每次更改都会立即显示在网站上。
      ![首页：左侧为菜单，右侧为等待回复的消息、需要处理的事项和同事的更改。](home)
      使用左侧菜单前往各个页面。最上方的{layout.new}提供最常用的操作：{layout.menu.newProperty}和{layout.menu.newDevelopment}。在小屏幕上，{layout.collapseMenu}可腾出更多空间。
      顶部栏提供搜索、本指南、语言、浅色或深色主题以及您的账户。
      面向访客的文字用英文和葡萄牙文填写。在顶部栏切换语言只改变您自己看到的界面。
      > 如果您离开有未保存更改的页面，Soleira 会先询问您。
      > 示例公司可能会定期重置，重置前会有倒计时提示。您自己的公司绝不会被重置。
    `,
    search: `
      # 搜索与快捷键
      搜索可以找到房源、楼盘、经纪人、片区、服务和消息，也可以前往各个页面，或执行{layout.menu.newProperty}等操作。
      1. 在任意页面按 Ctrl + K（Mac 上按 ⌘ + K），或点击顶部的搜索框。
      2. 输入编号、名称、地点或页面名称。
      3. 用方向键选择结果，然后按回车键。
      输入之前，搜索会推荐您最近打开的内容。
      Ctrl + S（⌘ + S）保存表单。也可以使用单键快捷键：/ 打开搜索，N 新增房源，J 和 K 在列表中移动。按 ? 可在{shortcuts.title}中查看全部快捷键。
      > 如果您使用语音输入或容易误按，请在该列表中关闭{shortcuts.switch}。
    `,
    'cache-windows': `
      # 在 Windows 上清除浏览器缓存
      如果更新后页面显示异常或内容陈旧，浏览器显示的可能是缓存的旧版本。请先保存您的工作。
      1. 按 Ctrl + F5。页面会绕过缓存重新加载，通常即可解决问题。
      2. 如果没有解决，请按 Ctrl + Shift + Delete。在 Chrome、Edge 和 Firefox 中会打开清除浏览数据的窗口。
      3. 时间范围选择“时间不限”（Edge 中为“所有时间”，Firefox 中为“全部”）。
      4. 只勾选“缓存的图片和文件”。请勿清除 Cookie，否则需要重新登录。
      5. 确认，关闭窗口，然后重新打开 Soleira。
      > 这些选项的名称因浏览器版本而略有不同。
    `,
    'cache-mac': `
      # 在 Mac 上清除浏览器缓存
      如果更新后页面显示异常或内容陈旧，浏览器显示的可能是缓存的旧版本。请先保存您的工作。
      1. 按 Command + Shift + R（Safari 中按 Command + Option + R）。页面会重新加载，通常即可解决问题。
      2. 如果没有解决，在 Chrome 和 Firefox 中按 Command + Shift + Delete，选择“时间不限”（Firefox 中为“全部”），只勾选“缓存的图片和文件”并确认。
      3. 在 Safari 中打开“设置”，再打开“高级”，启用网页开发者功能。菜单栏中会出现“开发”菜单。
      4. 选择“开发”，然后选择“清空缓存”（Command + Option + E）。
      5. 重新打开 Soleira。
      > 请勿在 Safari 中清除“历史记录”：没有必要，而且会让您退出各个网站。
    `,
    'insert-property': `
      # 添加房源
      1. 在菜单中选择{layout.new}，再选择{layout.menu.newProperty}。
      2. 在{listing.form.essentials}中填写{properties.form.reference}，选择{listing.form.type}以及{properties.form.forSale}或{properties.form.forRent}，并填写{properties.form.price}。
      3. 至少用一种语言填写{listing.form.title}。提示标记会显示缺少哪种译文；可以将另一种语言的文字复制过去再翻译。
      4. 填写{listing.form.rooms}。不清楚的内容请留空。
      5. 在{listing.form.features}中，按现行证书选择{listing.form.energy}。法律要求所有房源广告都必须注明。
      6. 在{listing.form.search}中选择{listing.form.district}，在{listing.form.management}中选择{listing.form.agent}。
      7. 点击{common.save}。
      ![新房源的表单，第一个分区已展开。](new-property)
      房源现在是草稿，已可在{listing.tabs.media}和{listing.tabs.location}中添加照片和位置。标题和描述的两种语言都填写完整后，其余标签页才会解锁。锁定的标签页会说明缺少什么，点击即可前往填写。
      > 如果某个字段需要修改，它会被标出并说明原因，点击表单上方列表中的条目可直接跳转到该字段。您输入的内容会保留。
    `,
    photographs: `
      # 照片与户型图
      1. 打开房源，选择{listing.tabs.media}。
      2. 将照片拖入方框，或点击方框选择照片。请使用每张小于 2 MB 的 JPEG 或 PNG 文件。
      3. 过大的文件会列出。{listing.media.fit}会生成较小的副本并上传。
      4. 拖动照片可更改顺序，也可以按 Alt 加方向键移动。
      5. 在照片菜单中选择{listing.media.makeCover}或{listing.media.markPlan}。
      ![以网格显示的房源照片，第一张标为封面。](photographs)
      封面是访客在列表和网站上最先看到的照片。您还可以裁剪、旋转和调亮照片，并遮盖人脸和车牌。
    `,
    location: `
      # 设置位置
      1. 打开房源，选择{listing.tabs.location}。
      2. 在{listing.location.search}中输入城镇、堂区或街道并选择结果，也可以点击地图或填写{listing.location.coordinates}。
      3. 将标记移到准确位置。
      4. 检查{listing.location.address}。您自己输入的内容会保留。
      5. 点击{common.save}。
      ![地点搜索，以及带有标记和半径的地图。](location)
      如果{listing.location.radius}大于 0，网站只显示一个圆圈，打印的资料单也不显示街道。
    `,
    'seo-attachments': `
      # 搜索引擎与附件
      还有两个标签页可以完善房源或楼盘：{listing.tabs.seo}和{listing.tabs.attachments}。
      1. 打开{listing.tabs.seo}，用两种语言填写{listing.seo.name}和{listing.seo.description}。留空则使用房源的标题和描述。
      2. 检查{listing.seo.slug}，它是网站上页面地址的最后一段。
      3. 查看{listing.seo.preview}，了解在搜索结果中和被分享时的样子。
      4. 点击{common.save}。
      在{listing.tabs.attachments}中保存合同、证书等任何类型的文件，每个小于 2 MB。只有您的团队可以看到：它们不会显示在网站上，也不会发送到房产平台。
      > 更改已上线房源的网址，会使他人保存的链接失效。
    `,
    lists: `
      # 查找和修改房源
      列表上方的筛选条件会保留一天。筛选条件也包含在页面地址中，将地址发给同事，对方就能看到相同的列表。
      ![以卡片显示的上架房源列表，上方有筛选、排序和视图选项。](lists)
      列表可以显示为{listing.list.views.cards}、{listing.list.views.table}或{listing.list.views.map}。在表格中，可以选择要显示的列和行高。
      {saved-views.save}会将筛选条件、排序和列保存为列表上方的标签页。在标签页菜单中，可以复制链接、与同事共享，或设为打开列表时的默认视图。
      通过房源的三点菜单，无需打开房源即可更改标签、显示或隐藏价格，以及加入低价房源；{properties.card.markSold}和{listing.card.archive}也在其中。之后可在底部的提示中撤销更改。
      表头中的{properties.grid.open}会把价格、标签、经纪人等字段变成单元格：可用方向键移动、直接输入价格，或粘贴电子表格中的一列。
      {csv.export.action}会将列表所有页的内容保存为可用 Excel 打开的文件。
      > 最多可精选 18 套房源。菜单会显示已用名额。
    `,
    bulk: `
      # 批量修改
      1. 在房源或楼盘列表中选择要修改的记录。使用列表上方的复选框可选择整页。
      2. 在出现的操作栏中选择操作：{listing.bulk.tag}、{listing.bulk.archive}、{listing.bulk.delete}，房源还可以选择{properties.bulk.highlight}。
      3. 阅读提示，了解将发生的变化（例如哪些房源信息会下线），然后确认。
      {listing.batch.edit}可更改所有选中记录的某个字段，例如价格或经纪人。预览会显示更改前后的值。
      未能更新的记录仍处于选中状态，并各自说明原因，修改后可以重试。{listing.bulk.stop}可结束耗时的操作，已完成的部分会保留。
      > 每次批量操作后都会出现{listing.list.undo}按钮；删除除外，删除后无法恢复。
    `,
    'life-cycle': `
      # 预订、售出与归档
      房源从草稿开始，成为上架房源，最后售出或归档。
      1. 买家预订房源后，在菜单中将其标签设为“已预订”。它会带着该标签继续显示在网站上。
      2. 售出后，选择{properties.card.markSold}。房源会移到{layout.menu.propertiesSold}，移出精选，并从房产平台撤下。
      3. 不再出售或出租时，选择{listing.card.archive}。房源会从网站和房产平台移除，但文字、照片和文件都会保留。
      4. 如需重新推出，打开{layout.menu.propertiesArchived}并选择{listing.card.unarchive}。
      归档楼盘时，其房源也会归档。取消归档时，随它归档的房源也会一并恢复。
      > 删除是永久的，照片和附件也会被删除。如果以后可能用到，请归档而不要删除。
    `,
    collection: `
      # 私人珍藏与低价房源
      {properties.form.collection}用于只向特定客户展示的房源。它们不显示在公开网站上，也绝不会发送到房产平台。
      1. 打开房源，选择{properties.tabs.collection}标签页。
      2. 启用{properties.form.inCollection}。
      3. 如有需要，用两种语言填写{listing.form.slogan}，然后点击{common.save}。
      价格实惠的房源在网站上有单独的栏目。在房源菜单中选择{properties.card.lowCost}，它也会显示在{layout.menu.propertiesLowCost}中。
      > 将已发布的房源列入私人珍藏后，会自动从房产平台撤下。
    `,
    print: `
      # 打印资料单或橱窗海报
      1. 在房源菜单中选择{properties.card.print}，或在房源页面选择{properties.form.print}。
      2. 选择交给客户的{print.kinds.sheet}，或用于门店橱窗的{print.kinds.window}。
      3. 选择内容语言；如有不同，再选择字段名称的语言。
      4. 检查{print.problemsTitle}中列出的问题（例如缺少能效等级）并修改。
      5. 点击{print.print}。在浏览器的打印窗口中选择“另存为 PDF”，即可得到可通过邮件发送的文件。
      ![打印页面：资料单或海报、语言、打印按钮以及资料单预览。](print)
      隐藏的价格会打印为{print.onRequest}。二维码可打开您网站上的房源页面。
    `,
    portals: `
      # 在房产平台上发布
      您可以将房源发布到 Imovirtual、idealista、JamesEdition 以及支持 Kyero 格式的平台。可以在房源页面或{layout.menu.portals}中发布，也可以在列表中选择多套房源一次发布。
      1. 首先由管理员打开{layout.menu.portals}，为需要的平台点击{portals.connect}。
      2. 打开房源，找到{portals.panelTitle}。每个平台都会列出仍缺少的内容，并附有字段链接。
      3. 保存，然后点击{portals.publish}。
      4. 查看状态：{portals.states.inserted}表示平台已收到，{portals.states.success}表示平台已确认。通过数据源读取的平台，最终状态为{portals.states.fetched}。
      5. 之后的更改请点击{portals.update}发送。隐藏价格或位置时，该更改会自动发送。
      已归档、已售、私人珍藏或已删除的房源会自动从房产平台撤下。{layout.menu.portals}显示所有房源和平台，{portals.filters.leaving}列出平台尚未确认撤下的房源。
      > 如果平台无法隐藏价格，房源会从该平台撤下，房源页面会说明原因。
    `,
    developments: `
      # 楼盘
      楼盘汇集同一栋楼或同一小区的房源。
      ![以卡片显示的楼盘列表。](developments)
      1. 选择{layout.menu.newDevelopment}，填写标题并保存。
      2. 像房源一样添加照片和位置。
      3. 打开房源，在{properties.form.development}中选择该楼盘，或在楼盘页面关联房源。
      > 归档楼盘时，其房源也会归档。取消归档时，随它归档的房源也会一并恢复。
    `,
    'front-page': `
      # 网站首页
      设置访客最先看到的内容：顶部的大幅照片，以及下方的精选房源。
      ![首页编辑器：轮播图及其两种语言的标题、文字和链接。](front-page)
      1. 在菜单中选择{layout.menu.frontpage}。
      2. 点击{front-page.covers.add}，用两种语言填写标题和文字，如有需要再添加链接。
      3. 拖动轮播图调整顺序，然后点击{common.save}。
      4. 在{front-page.highlights.title}中点击{front-page.highlights.add}。此处的更改会立即保存。
      预览以两种语言显示页面在电脑和手机上的效果。
    `,
    'website-texts': `
      # 片区、服务与关于我们
      网站的这些页面介绍您的公司及其业务所在的片区。文字使用英文和葡萄牙文。
      1. 在{layout.menu.districts}中添加各个片区及其介绍、图片和数据，然后为房源和楼盘选择片区。
      2. 在{layout.menu.services}中添加公司提供的服务。每项服务在网站上都有自己的页面。
      3. 在{layout.menu.servicesDescription}中填写介绍全部服务的文字。
      4. 在{layout.menu.whoWeAre}中介绍您的公司。
      > 片区由公司自行划分。房源所属的官方行政区（distrito）和市（concelho）取自其地图位置。
    `,
    'key-items': `
      # 类型与特征
      这些选项供您在表单中选择，也供访客在网站上筛选：房源类型、生活方式、特征和挂牌类别。分组是特征列表中的标题，例如“景观”或“户外”。
      1. 在菜单中选择{layout.menu.keyItems}，然后选择选项种类。
      2. 添加选项，或打开已有选项进行修改。用英文和葡萄牙文填写名称。
      3. 对于特征，请选择其{key-items.admin.master}。
      4. 如果访客不应按它筛选，请关闭{key-items.admin.filterable}。
      已有选项会在您离开输入框时自动保存。删除正在使用的选项时，Soleira 会先请您选择替代项。
      > 列表的顺序就是网站上的顺序。用{key-items.admin.up}和{key-items.admin.down}调整。
    `,
    inbox: `
      # 网站消息
      访客的消息会自动进入{layout.menu.inbox}。菜单旁的数字表示未读消息数。
      ![收件箱：标签、发件人、主题和负责的经纪人。](inbox)
      1. 打开消息，它随即标为已读。
      2. 选择{inbox.agent}。与房源有关的消息会自动分配经纪人。
      3. 点击{inbox.reply}。回复开头已用访客的语言写好称呼。
      4. 处理完毕后，点击{inbox.archive}。
      如需一次更改多条消息，请在列表中选择。
      > 如果有人要求删除其数据，请先搜索对方的邮箱，再对其每条消息使用{inbox.erase}。消息及其回复会被永久删除，最后一条消息删除后，联系人也会随之删除。
    `,
    contacts: `
      # 下载联系人
      管理员可以下载所有网站留言者的联系方式，文件可用 Excel 打开。多次留言的人只占一行。
      ![联系人页面：筛选条件、联系人数量和文件的前几行。](contacts)
      1. 在菜单中选择{layout.menu.contacts}。
      2. 按咨询内容、日期、语言、同意声明或经纪人筛选。
      3. 检查前几行，然后点击{contacts.download}。
      > 这些是个人数据。每次下载都会记录下载人的姓名。不再需要时请删除文件。
    `,
    agents: `
      # 经纪人与移交
      经纪人是访客联系的人。经纪人不一定是用户，用户也不一定是经纪人。
      1. 在菜单中选择{layout.menu.agents}，点击{agents.add}。
      2. 填写姓名、邮箱和电话，添加照片，并用两种语言填写职务和简介。
      3. 点击{common.save}。之后即可在房源、楼盘和消息中选择该经纪人。
      经纪人离职时，选择{agents.delete}。如果其名下仍有房源或楼盘，请选择接手的人并点击{agents.reassign.do}。消息也会一并移交。{agents.handOver}只移交，不删除经纪人。
      > 如果该经纪人还有账户，请在{layout.menu.users}中删除，使其无法再登录。
    `,
    'csv-import': `
      # 从电子表格导入
      您可以通过 CSV 或 Excel 文件一次添加多套房源、多位经纪人或多个选项。
      1. 在列表中选择{csv.import.action}。如果还没有文件，请点击{csv.import.template}。
      2. 在 Excel 中填写文件，保存后拖到页面上。
      3. 检查每个字段是否对应正确的列。
      4. 直接在表格中修改标为{csv.import.states.wrong}的行。重复项会被跳过。
      5. 开始导入。未导入的行可以下载，修改后再试。
      > 开始导入之前，不会保存任何内容。
    `,
    account: `
      # 您的账户
      1. 在菜单中选择{layout.menu.account}。
      2. 修改姓名、电话和照片，然后点击{common.save}。
      3. 如需更改密码，请输入当前密码，再输入两次新密码。其他设备将自动退出登录。
      ![您的账户页面：包含照片、姓名和电话的个人资料。](account)
      {profile.sessions.title}列出您的设备。如发现陌生设备，请将其退出登录，并更改密码。
    `,
    users: `
      # 用户
      由管理员决定谁可以登录。
      1. 在菜单中选择{layout.menu.users}，然后选择{users.panel.add}。
      2. 填写姓名、邮箱和姓名缩写。发送邀请，或设置密码。
      3. 选择角色：{users.roles.Administrator}或{users.roles.User}。
      4. 点击{common.save}。如果您设置了密码，请当面告知同事。
      {users.roles.User}可执行所有操作，但不能管理用户、查看公司的活动记录、下载联系人或连接房产平台账户。
      > 您不能删除自己的账户。删除同事的账户后，对方的所有设备会立即退出登录。
    `,
    history: `
      # 历史记录：谁改了什么
      Soleira 记录每次更改：更改者、时间以及更改前的值。任何人都无法篡改这些历史记录。
      1. 打开记录，选择{activity.tab}。在房源和楼盘中它是标签页，在其他地方是按钮。
      2. 在更改日期下找到字段，其中显示更改前后的值。
      3. 点击字段旁的{activity.revert}，检查内容并确认。
      如果此后有人修改过该字段，Soleira 会提示您，您可以选择{activity.anyway}。恢复后的提示中有{activity.undo}按钮。已删除的照片和附件以及密码无法恢复。
      在{layout.menu.activity}中，管理员可以看到公司里的所有操作，包括登录、导出和删除。
      > 对于网站消息，历史记录只显示由谁处理，绝不显示访客写的内容。
    `,
    conflicts: `
      # 冲突与未保存的内容
      如果您编辑期间有同事保存了同一条记录，Soleira 会显示两个版本，而不会覆盖任何一方。
      1. 如果您和对方修改了不同字段，双方的更改都会保留，您只需再次保存。
      2. 如果您和对方修改了同一字段，请为每个字段选择{resource.merge.ours}或{resource.merge.theirs}。
      3. 点击{resource.merge.save}，或点击{resource.merge.postpone}返回表单。在您选择之前，输入的内容不会丢失。
      如果浏览器关闭或连接中断，未保存的内容会在该浏览器中保留 7 天，仅您可见。再次打开表单时，选择{resource.draft.restore}或{resource.draft.discard}。
      > 如果您编辑期间有人删除了该记录，请选择{resource.deleted.keepAsNew}以保留您的内容。
    `,
    'who-to-call': `
      # 向谁求助
      1. 如果无法打开某个页面或缺少某项操作，请联系管理员，{layout.menu.users}由管理员负责管理。
      2. 如果房产平台拒绝了房源，请打开房源，在{portals.panelTitle}中查看平台的说明。
      3. 如果有功能尚未设置、存储空间已满或邮件无法发送，请告知管理员，由其联系服务器管理人员。
      4. 如果页面显示异常，请先清除浏览器缓存，后面的主题有具体步骤。
      反馈问题时，请附上页面地址、您当时的操作、时间以及完整的提示文字。最好附上截图。
      > 服务器设置请参阅 Soleira 随附的运维指南。
    `,
  },
)
