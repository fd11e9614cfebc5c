import type { GuideContent } from '../guide-content'

export const guide: GuideContent = {
  groups: { start: '入门', properties: '房产与楼盘', website: '网站与消息', office: '您的公司' },
  topics: {
    introduction: {
      title: '简介',
      blocks: [
        'Soleira 保存公司的房产资料以及公开网站上的全部内容。在这里保存的内容会立即显示在网站上。',
        { picture: 'home', alt: '首页：左侧菜单、统计数字、每月及各地区的房产。' },
        '左侧菜单通往所有页面。最上方是最常用的两项：{layout.menu.newProperty}和{layout.menu.newDevelopment}。{layout.collapseMenu}可为小屏幕腾出空间。',
        '顶部栏有搜索、本指南、语言、浅色或深色主题以及您的账户。',
        '给访客看的文字用英语和葡萄牙语书写。顶部栏的语言只改变您自己看到的界面。',
        { note: '不会误丢内容：离开有未保存修改的页面之前，系统会先询问您。' },
        {
          note: '示例公司的数据每 30 分钟恢复原状，之前会有提示显示剩余时间。您自己公司的数据绝不会被重置。',
        },
      ],
    },
    'cache-windows': {
      title: '在 Windows 上清除浏览器缓存',
      blocks: [
        '如果更新后页面显示异常或仍是旧内容，浏览器可能在显示缓存的副本。请先保存您的工作。',
        {
          steps: [
            '按 Ctrl + F5。页面会不用缓存重新加载；大多数情况下这样就够了。',
            '如果不行，按 Ctrl + Shift + Delete。在 Chrome、Edge 和 Firefox 中会打开清除浏览数据的窗口。',
            '时间范围选择“所有时间”（Firefox 中为“全部”）。',
            '只勾选“缓存的图片和文件”。不要清除 Cookie，否则需要重新登录。',
            '确认，关闭窗口，重新打开 Soleira。',
          ],
        },
        { note: '各浏览器版本中的选项名称略有不同。' },
      ],
    },
    'cache-mac': {
      title: '在 Mac 上清除浏览器缓存',
      blocks: [
        '如果更新后页面显示异常或仍是旧内容，浏览器可能在显示缓存的副本。请先保存您的工作。',
        {
          steps: [
            '按 Command + Shift + R（Safari 中为 Command + Option + R）。页面会重新加载；大多数情况下这样就够了。',
            '如果不行，在 Chrome 和 Firefox 中按 Command + Shift + Delete，选择“所有时间”，只勾选“缓存的图片和文件”并确认。',
            '在 Safari 中打开“设置”，再选“高级”，启用面向网页开发者的功能。菜单栏会出现“开发”。',
            '选择“开发”，再选“清空缓存”（Command + Option + E）。',
            '重新打开 Soleira。',
          ],
        },
        { note: '在 Safari 中清除“历史记录”还会让您退出各网站，没有必要这样做。' },
      ],
    },
    'insert-property': {
      title: '添加新房产',
      blocks: [
        {
          steps: [
            '在菜单中选择{layout.menu.newProperty}。',
            '在{listing.form.essentials}中填写{properties.form.reference}，选择{listing.form.type}以及{properties.form.forSale}或{properties.form.forRent}，并填写{properties.form.price}。',
            '至少用一种语言填写{listing.form.title}。标记会显示缺少哪种译文。',
            '填写{listing.form.rooms}。不清楚的留空。',
            '在{listing.form.features}中按有效证书选择{listing.form.energy}：法律要求每则广告都必须注明。',
            '在{listing.form.management}中选择{listing.form.agent}和{listing.form.district}。',
            '点击{common.save}。',
          ],
        },
        { picture: 'new-property', alt: '新房产的表单，显示第一部分。' },
        '此时房产是草稿。标题和描述都有两种语言后，{listing.tabs.media}、{listing.tabs.location}等部分即可打开；锁定的部分会说明缺少什么并带您前往。',
        { note: '填写有误的字段会标出原因，表单上方的列表可以跳到每一处。已输入的内容不会丢失。' },
      ],
    },
    photographs: {
      title: '照片和户型图',
      blocks: [
        {
          steps: [
            '打开房产，选择{listing.tabs.media}。',
            '把照片拖入框中，或点击选择。支持 JPEG 和 PNG，每张小于 2 MB。',
            '过大的文件会列出名称。{listing.media.fit}会生成较小的副本并上传。',
            '拖动照片排序，或用 Alt 加方向键移动。',
            '在照片的菜单中选择{listing.media.makeCover}或{listing.media.markPlan}。',
          ],
        },
        { picture: 'photographs', alt: '一处房产的照片网格，第一张标为封面。' },
        '封面是列表和网站上最先看到的照片。在那里还可以裁剪、旋转、调亮照片，并遮盖人脸和车牌。',
      ],
    },
    location: {
      title: '设置位置',
      blocks: [
        {
          steps: [
            '打开房产，选择{listing.tabs.location}。',
            '在{listing.location.search}中输入城镇、堂区或街道并选择结果，或点击地图，或输入{listing.location.coordinates}。',
            '把标记移到准确位置。',
            '检查{listing.location.address}。您自己填写的内容会保留。',
            '点击{common.save}。',
          ],
        },
        { picture: 'location', alt: '地点搜索框，以及带有标记和半径的地图。' },
        '{listing.location.radius}大于 0 时，网站只显示一个圆圈，打印页也不写街道。',
      ],
    },
    lists: {
      title: '查找和修改房产',
      blocks: [
        '筛选条件在列表上方，会保留一天。它们也包含在页面地址中：把地址发给同事，对方看到的内容相同。',
        { picture: 'lists', alt: '以卡片显示的在售房产列表，上方有筛选、排序和视图。' },
        '列表可以显示为{listing.list.views.cards}、{listing.list.views.table}或{listing.list.views.map}。',
        '每处房产的三点菜单无需打开即可修改：标签、隐藏或显示价格、低价、{properties.card.markSold}或{listing.card.archive}。底部的消息可以撤销。',
        '{csv.export.action}会把列表所有页的内容保存为 Excel 可用的文件。',
        { note: '最多可突出显示 18 处房产。菜单会显示已占用的名额。' },
      ],
    },
    print: {
      title: '打印资料单或橱窗卡',
      blocks: [
        {
          steps: [
            '在房产的菜单中选择{properties.card.print}，或在房产页面上选择{properties.form.print}。',
            '选择交给访客的{print.kinds.sheet}，或用于橱窗的{print.kinds.window}。',
            '选择正文语言；如有需要，再选标签语言。',
            '阅读{print.problemsTitle}下的提示，例如缺少能效等级，并加以修改。',
            '点击{print.print}。在浏览器窗口中选择“另存为 PDF”可生成用于邮件发送的文件。',
          ],
        },
        { picture: 'print', alt: '打印页面：资料单或橱窗卡、语言、按钮以及与打印结果一致的资料单。' },
        '隐藏的价格会打印为{print.onRequest}。二维码指向网站上的该房产。',
      ],
    },
    portals: {
      title: '在门户上发布广告',
      blocks: [
        '房源可从其自己的页面发布到 Imovirtual、idealista、JamesEdition 以及读取 Kyero 的门户，也可在列表中一次发布多个。',
        {
          steps: [
            '管理员打开一次 {layout.menu.portals}，并在门户需要时点击 {portals.connect}。',
            '打开房源，向下找到 {portals.panelTitle}。每个门户下方列出它还需要的内容；每一行都通往对应的字段。',
            '保存，然后点击 {portals.publish}。',
            '关注状态：{portals.states.inserted} 表示门户已收到，{portals.states.success} 表示门户自己确认。对于文件，只能知道 {portals.states.fetched}。',
            '之后的更改在您点击 {portals.update} 时发送。隐藏的价格和偏移的位置会自动发送。',
          ],
        },
        '归档、售出、私密或删除的房源会自动撤下。{layout.menu.portals} 显示所有房源和门户，{portals.filters.leaving} 下是门户尚未确认的内容。',
        { note: '如果无法让门户隐藏价格，广告会被撤下，房源会说明原因。' },
      ],
    },
    developments: {
      title: '楼盘',
      blocks: [
        '楼盘汇集同一栋楼或同一小区的房产。',
        { picture: 'developments', alt: '以卡片显示的楼盘列表。' },
        {
          steps: [
            '选择{layout.menu.newDevelopment}，填写标题并保存。',
            '像房产一样添加照片和位置。',
            '打开一处房产，在{properties.form.development}中选择它；或在楼盘页面上关联房产。',
          ],
        },
        { note: '归档楼盘会同时归档其房产。取消归档会恢复随它一起归档的房产。' },
      ],
    },
    'front-page': {
      title: '网站首页',
      blocks: [
        '在这里选择访客最先看到的内容：顶部的大幅照片和下方突出显示的房产。',
        { picture: 'front-page', alt: '首页编辑器：带有双语标题、文字和链接的封面。' },
        {
          steps: [
            '在菜单中选择{layout.menu.frontpage}。',
            '点击{front-page.covers.add}，用两种语言填写标题和文字，也可以加链接。',
            '拖动封面排序，点击{common.save}。',
            '在{front-page.highlights.title}下点击{front-page.highlights.add}。此处的修改会立即保存。',
          ],
        },
        '预览可显示电脑或手机上的页面，两种语言均可。',
      ],
    },
    inbox: {
      title: '网站消息',
      blocks: [
        '访客在网站上留言后，会自动出现在{layout.menu.inbox}中。菜单旁的数字表示还没有人读过的消息数量。',
        { picture: 'inbox', alt: '收件箱：标签、发件人、主题和负责的经纪人。' },
        {
          steps: [
            '打开一条消息，从此它就算已读。',
            '选择{inbox.agent}：关于某处房产的消息已自动分给该房产的经纪人。',
            '点击{inbox.reply}。回复以访客语言的问候语开头。',
            '处理完毕后，点击{inbox.archive}。',
          ],
        },
        {
          note: '如果有人要求删除其个人数据，请使用{inbox.erase}：消息和回复将永久删除。请先搜索其邮箱地址：删除最后一条消息后，联系人也随之消失。',
        },
      ],
    },
    contacts: {
      title: '联系人文件',
      blocks: [
        '管理员可以把从网站留言的人保存为 Excel 可用的文件。多次留言的人只占一行。',
        { picture: 'contacts', alt: '联系人页面：筛选条件、人数和文件的前几行。' },
        {
          steps: [
            '在菜单中选择{layout.menu.contacts}。',
            '按咨询内容、日期、语言、同意声明或经纪人筛选。',
            '查看前几行，然后点击{contacts.download}。',
          ],
        },
        { note: '这些是个人数据。每次下载都会记录下载人。不再需要时请删除文件。' },
      ],
    },
    account: {
      title: '您的账户',
      blocks: [
        {
          steps: [
            '在菜单中选择{layout.menu.settings}。',
            '修改姓名、电话和照片，点击{common.save}。',
            '修改密码时，输入当前密码和两次新密码。您的其他会话会结束。',
          ],
        },
        { picture: 'account', alt: '自己账户的页面：带照片、姓名和电话的资料。' },
        '{profile.sessions.title}列出您的设备。结束不认识的会话，并随即修改密码。',
      ],
    },
    users: {
      title: '系统用户',
      blocks: [
        '由管理员决定谁可以登录。',
        {
          steps: [
            '在菜单中选择{layout.menu.users}，再选{users.panel.add}。',
            '填写姓名、电子邮件和姓名缩写，以及至少 8 个字符的密码。',
            '选择角色：{users.roles.Administrator}或{users.roles.User}。',
            '点击{common.save}，并当面把密码交给同事。',
          ],
        },
        '{users.roles.User}可以做所有操作，但不能管理系统用户、下载联系人和管理门户账户。',
        { note: '任何人都不能删除自己的账户。删除离职同事的账户后，其在各处的登录会立即失效。' },
      ],
    },
    history: {
      title: '历史：谁改了什么',
      blocks: [
        '每次修改都会留下记录：谁改的、何时改的、之前是什么。任何人都不能更改这些记录。',
        {
          steps: [
            '打开记录并选择{activity.tab}：房产和楼盘中是标签页，其他记录中是按钮。',
            '在修改当天的下方找到该字段，旁边是前后两个值。',
            '点击该字段的{activity.revert}，看清将恢复的内容并确认。',
          ],
        },
        '如果此后有人又改过该字段，系统会提示，您可以选择{activity.anyway}。之后的提示中还可以{activity.undo}。已删除的照片和附件以及密码无法恢复。',
        '管理员可在{layout.menu.activity}中查看公司内的所有操作，包括登录、导出和删除。',
        { note: '对于网站消息，历史只记录由谁处理，不记录访客写的内容。' },
      ],
    },
  },
}
